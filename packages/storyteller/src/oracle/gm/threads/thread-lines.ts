/**
 * What a campaign element makes of a thread. Lines are plain statements without a stop, so that they can be said or
 * found; they have {villain}, {relic} and {lair}. `trouble` stands after "about".
 */
export interface ThreadLines {
  readonly trouble: string;
  readonly hooks: readonly string[];
  readonly clues: readonly string[];
  /** What it was all along: the last thing learned before the end. */
  readonly truth: string;
  /** How it ends, told as narration to "you". */
  readonly end: string;
}

export const lines = (
  trouble: string,
  hooks: readonly string[],
  clues: readonly string[],
  truth: string,
  end: string,
): ThreadLines => ({ trouble, hooks, clues, truth, end });
