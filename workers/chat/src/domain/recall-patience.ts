/** How long a turn waits for memory, and how long memory waits for an embedding model. Milliseconds. */
export interface RecallPatience {
  readonly recallMs: number;
  readonly vectorsMs: number;
}

const USUAL: RecallPatience = { recallMs: 300, vectorsMs: 150 };
/** The waiting times for a slow narrator. If the narrator takes seconds to begin, one more second for a better recall is worth it. */
const BESIDE_SLOW: RecallPatience = { recallMs: 1_100, vectorsMs: 950 };
/** A turn is slow if its first text takes longer than this. */
const SLOW_MS = 3_000;
/** A narrator is slow after this many slow turns in a row. */
const SLOW_TURNS = 3;

/** The waiting times of a turn. They are longer only if an embedding model is used and the narrator has been slow. */
export const recallPatience = (asksModel: boolean, isSlow: boolean): RecallPatience =>
  asksModel && isSlow ? BESIDE_SLOW : USUAL;

/** The number of slow turns in a row after one more turn. It does not count beyond SLOW_TURNS. */
export const slowTurnsAfter = (before: number, firstTextMs: number): number =>
  firstTextMs > SLOW_MS ? Math.min(SLOW_TURNS, before + 1) : 0;

export const isSlowAfter = (slowTurns: number): boolean => slowTurns >= SLOW_TURNS;
