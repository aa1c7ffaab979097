import {
  certaintyOf,
  type Doubts,
  entitiesOf,
  inEnglish,
  type LearnedReader,
  messageOf,
  readByRules,
  scoreReadings,
} from "#storyteller/understanding";

import type { Case } from "./cases.ts";

/** A reading of a message from which the reader did not learn: what speaks for and against it, and whether it was right. */
export interface Tried {
  readonly doubts: Doubts;
  readonly right: boolean;
}

/** Reads messages from which a reader did not learn. */
export function tryOn(cases: readonly Case[], learned: LearnedReader): readonly Tried[] {
  return cases.flatMap(({ text, scene, label }) => {
    if (label === null) return [];
    const english = inEnglish(text);
    const weighing = scoreReadings(messageOf(english, scene, entitiesOf(scene)), readByRules(english, scene), learned);
    if (weighing === null) return [];
    const { best, doubts } = weighing;
    const right = (best.act === label.act || label.also.includes(best.act)) && best.target === label.target;
    return [{ doubts, right }];
  });
}

const STEPS = 3000;
const RATE = 0.5;
/** How much every weight is drawn towards 0, for each message. */
const DECAY = 2e-3;

/** Learns by logistic regression how likely a reading is right. */
export function learnDoubts(tried: readonly Tried[]): Doubts {
  const names = Object.keys(tried[0]?.doubts ?? {});
  let weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  for (let step = 0; step < STEPS; step++) {
    const slopes: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
    for (const { doubts, right } of tried) {
      const error = certaintyOf(doubts, weights) - (right ? 1 : 0);
      for (const name of names) slopes[name]! += (error * doubts[name]!) / tried.length;
    }
    const rate = RATE / (1 + step / 500);
    weights = Object.fromEntries(
      names.map((name) => [
        name,
        weights[name]! - rate * (slopes[name]! + (name === "always" ? 0 : DECAY) * weights[name]!),
      ]),
    );
  }
  return Object.fromEntries(names.map((name) => [name, Math.round(weights[name]! * 1000) / 1000]));
}
