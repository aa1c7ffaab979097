import type { Reading } from "#storyteller/oracle/understand/reading";
import { understand } from "#storyteller/oracle/understand/understand";

import type { Case } from "./cases.ts";

export interface Judged {
  readonly one: Case;
  readonly reading: Reading;
  readonly actRight: boolean;
  readonly targetRight: boolean;
}

/** Shares of a set of messages, from 0 to 1. */
export interface Accuracy {
  readonly count: number;
  readonly act: number;
  readonly target: number;
  /** Act or target wrong, and the player was not asked. */
  readonly wrongAndSure: number;
  /** Act wrong, and the player was not asked. */
  readonly actWrongAndSure: number;
  readonly asked: number;
}

/** The reading of one message. */
export const read = ({ text, scene }: Case): Reading => understand(text, scene);

/** Reads labelled messages. An act is right where it is the label or as good as it. */
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
