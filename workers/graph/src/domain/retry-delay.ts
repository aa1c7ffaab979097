const FIRST_SECONDS = 2;
const LONGEST_SECONDS = 300;

/** Seconds to wait after the `attempts`-th failure: 2, 8, 32, 128, then five minutes. */
export const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_SECONDS, FIRST_SECONDS * 4 ** Math.max(0, attempts - 1));
