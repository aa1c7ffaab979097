import { type Reading, understand } from "#storyteller/understanding";

import type { Case } from "./cases.ts";

export interface Judged {
  readonly one: Case;
  readonly reading: Reading;
  readonly actRight: boolean;
  readonly targetRight: boolean;
}

/** Results for a set of messages, as shares from 0 to 1. */
export interface Accuracy {
  readonly count: number;
  readonly act: number;
  readonly target: number;
  /** The share of messages whose act or target was wrong although the reader did not ask the player. */
  readonly wrongAndSure: number;
  /** The share of messages whose act was wrong although the reader did not ask the player. */
  readonly actWrongAndSure: number;
  readonly asked: number;
}

/** Reads one message as the oracle does. */
export const read = ({ text, scene }: Case): Reading => understand(text, scene);

/** Reads labelled messages and compares the readings with the labels. An act is right if it is the label or as right as the label. */
export function judge(cases: readonly Case[]): readonly Judged[] {
  return cases.flatMap((one) => {
    if (one.label === null) return [];
    const { act, also, target } = one.label;
    const reading = read(one);
    return [
      {
        one,
        reading,
        actRight: reading.act === act || also.includes(reading.act),
        targetRight: reading.target === target,
      },
    ];
  });
}

export function accuracy(judged: readonly Judged[]): Accuracy {
  const share = (holds: (one: Judged) => boolean): number => judged.filter(holds).length / Math.max(judged.length, 1);
  return {
    count: judged.length,
    act: share(({ actRight }) => actRight),
    target: share(({ targetRight }) => targetRight),
    wrongAndSure: share(({ actRight, targetRight, reading }) => reading.sure && !(actRight && targetRight)),
    actWrongAndSure: share(({ actRight, reading }) => reading.sure && !actRight),
    asked: share(({ reading }) => !reading.sure),
  };
}
