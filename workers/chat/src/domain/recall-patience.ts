/** How long a turn waits for memory, and memory for an embedding model. Milliseconds. */
export interface RecallPatience {
  readonly recallMs: number;
  readonly vectorsMs: number;
}

const USUAL: RecallPatience = { recallMs: 300, vectorsMs: 150 };
/** Beside a narrator that takes seconds to begin, one second for better memories is well spent. */
const BESIDE_SLOW: RecallPatience = { recallMs: 1_100, vectorsMs: 950 };
/** First words that took longer make a narrator slow. */
const SLOW_MS = 3_000;
/** So many slow turns in a row do. */
const SLOW_TURNS = 3;

/** How long a turn waits: longer only where an embedding model is asked and the narrator has been slow. */
export const recallPatience = (asksModel: boolean, isSlow: boolean): RecallPatience =>
  asksModel && isSlow ? BESIDE_SLOW : USUAL;

/** How many turns in a row were slow, after one more; never more than it takes to call the narrator slow. */
export const slowTurnsAfter = (before: number, firstTextMs: number): number =>
  firstTextMs > SLOW_MS ? Math.min(SLOW_TURNS, before + 1) : 0;

export const isSlowAfter = (slowTurns: number): boolean => slowTurns >= SLOW_TURNS;
