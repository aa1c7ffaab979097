import {
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
    const english = inEnglish(text, scene);
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
  const names = [...new Set(tried.flatMap(({ doubts }) => Object.keys(doubts)))];
  const rows = tried.map(({ doubts }) => Float64Array.from(names, (name) => doubts[name] ?? 0));
  const weights = new Float64Array(names.length);
  const slopes = new Float64Array(names.length);
  for (let step = 0; step < STEPS; step++) {
    slopes.fill(0);
    for (const [at, row] of rows.entries()) {
      let sum = 0;
      for (let index = 0; index < row.length; index++) sum += row[index]! * weights[index]!;
      const error = 1 / (1 + Math.exp(-sum)) - (tried[at]!.right ? 1 : 0);
      for (let index = 0; index < row.length; index++) slopes[index]! += (error * row[index]!) / rows.length;
    }
    const rate = RATE / (1 + step / 500);
    for (const [index, name] of names.entries())
      weights[index]! -= rate * (slopes[index]! + (name === "always" ? 0 : DECAY) * weights[index]!);
  }
  return Object.fromEntries(names.map((name, index) => [name, Math.round(weights[index]! * 1000) / 1000]));
}
