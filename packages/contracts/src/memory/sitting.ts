/** A pause of this length ends a sitting. Milliseconds. */
export const PAUSE_MS = 4 * 60 * 60 * 1_000;
