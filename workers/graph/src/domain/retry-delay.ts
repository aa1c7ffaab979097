import { growingDelay } from "#timing/growing-delay";

/** Seconds. */
const DELAYS = { first: 2, longest: 300, factor: 4 };

/** Seconds to wait after failure number `attempts`: 2, 8, 32, 128, then five minutes. */
export const retryDelay = (attempts: number): number => growingDelay(DELAYS, attempts - 1);
