import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { ACTS } from "#contracts/play/reading";
import type { Act, ReadingScene } from "#storyteller/oracle/understand/reading";
import { wordFeatures } from "#storyteller/oracle/understand/second-reader";

import { type Case, readCases } from "./cases.ts";
import { practice, randomOf } from "./practice.ts";

const SEED = 11;
const ROUNDS = 8;
const RATE = 0.1;
/** What each step takes off every weight that it moves, so that weights which tell little end at 0 (the L1 penalty). */
const SPARSE = 0.015;
/** The part of a sentence's weight that the acts share which are as good as its own. */
const SHARED = 0.2;
/** What a sentence made of a phrase counts against one that was written whole. */
const PRACTICE_WEIGHT = 0.5;
/**
 * A feature that stands in fewer sentences is not learned. Pairs of words were left out, and these numbers raised, because the data file
 * had more than twice the size with one act in a hundred more right in set j.
 */
const minimumOf = (feature: string): number => (/^(?:1n|p1) /u.test(feature) ? 6 : 2);
/** One step of a stored weight. */
const STEP = 0.5;
/** Weights nearer to 0 are not stored. */
const SMALLEST = 0.25;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

interface Row {
  readonly features: readonly string[];
  /** The share of each act, in the order of `ACTS`; they sum up to 1. */
  readonly goal: readonly number[];
  readonly weight: number;
}

const goalOf = (act: Act, also: readonly Act[]): readonly number[] => {
  const others = also.filter((other) => other !== act);
  const shared = others.length === 0 ? 0 : SHARED;
  return ACTS.map((one) => (one === act ? 1 - shared : others.includes(one) ? shared / others.length : 0));
};

const row = (text: string, scene: ReadingScene, act: Act, also: readonly Act[], weight: number): Row => ({
  features: wordFeatures(text, scene),
  goal: goalOf(act, also),
  weight,
});

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad's steps. The same rows give the same weights. */
function learn(rows: readonly Row[]): ReadonlyMap<string, Float64Array> {
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  for (const [feature, count] of counts)
    if (count >= minimumOf(feature)) {
      weights.set(feature, new Float64Array(ACTS.length));
      squares.set(feature, new Float64Array(ACTS.length).fill(1e-8));
    }
  const random = randomOf(SEED);
  const order = [...rows];
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [order[at], order[other]];
      if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
    }
    for (const { features, goal, weight } of order) {
      const known = features.flatMap((feature) => {
        const own = weights.get(feature);
        const square = squares.get(feature);
        return own === undefined || square === undefined ? [] : [{ own, square }];
      });
      const scores = goal.map((_, act) => known.reduce((sum, { own }) => sum + (own[act] ?? 0), 0));
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const sum = powers.reduce((a, b) => a + b, 0);
      for (const [act, power] of powers.entries()) {
        const slope = (power / sum - (goal[act] ?? 0)) * weight;
        for (const { own, square } of known) {
          const step = slope;
          square[act] = (square[act] ?? 0) + step * step;
          const rate = RATE / Math.sqrt(square[act]);
          const moved = (own[act] ?? 0) - rate * step;
          own[act] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * SPARSE);
        }
      }
    }
  }
  return weights;
}

/** One line a feature: its name, a tab, then two letters for each act that it speaks for or against: which act, and how much. */
function stored(weights: ReadonlyMap<string, Float64Array>): { readonly step: number; readonly rows: string } {
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, own]) => {
      let pairs = "";
      for (const [act, weight] of own.entries()) {
        const steps = Math.max(-31, Math.min(31, Math.round(weight / STEP)));
        if (Math.abs(weight) >= SMALLEST && steps !== 0) pairs += `${LETTERS[act]}${LETTERS[steps + 32]}`;
      }
      return pairs === "" ? [] : [`${feature}\t${pairs}`];
    });
  return { step: STEP, rows: lines.join("\n") };
}

/** Learns from labelled messages and from practice sentences; what the reader's data file holds. */
export function train(cases: readonly Case[]): { readonly step: number; readonly rows: string } {
  const scenes = [...new Map(cases.map(({ scene }) => [JSON.stringify(scene), scene])).values()];
  return stored(
    learn([
      ...cases.flatMap(({ text, scene, label }) =>
        label === null ? [] : [row(text, scene, label.act, label.also, 1)],
      ),
      ...practice(scenes, SEED).map(({ text, scene, act, also }) => row(text, scene, act, also, PRACTICE_WEIGHT)),
    ]),
  );
}

/** The newest set: no reader learns from it, so that its figures are those of messages that nobody knew. */
export const HELD_BACK = "j";

/** Writes what is learned from a file of labelled messages where the reader finds it; the length of what was written. */
export function writeWeights(file: string, into: string): number {
  const cases = readCases(file).filter(({ set }) => set !== HELD_BACK);
  const text = `${JSON.stringify(train(cases), null, 2)}\n`;
  writeFileSync(into, text);
  return text.length;
}

/** The data file of the second reader. */
export const WEIGHTS = join(import.meta.dirname, "../../packages/storyteller/src/oracle/understand/act-weights.json");
