import { growingDelay } from "#timing/growing-delay";

import { onWake } from "../../../shared/on-wake.ts";

/** The first and the longest delay in milliseconds, and the factor by which the delay grows. */
const DELAYS = { first: 500, longest: 15_000, factor: 2 };

/**
 * The delay in ms before retry number `attempt` (from 1). It doubles up to 15 s, with a random part so that clients do not all return at
 * once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return growingDelay(DELAYS, attempt - 1) * (0.8 + 0.4 * random());
}

/** Waits `ms` milliseconds. The wait ends early when `signal` aborts, when the network returns, or when the page becomes visible. */
export function waitToRetry(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const settle = () => resolve();
  const timer = setTimeout(settle, ms);
  const woken = new AbortController();
  signal.addEventListener("abort", settle, { signal: woken.signal });
  onWake(settle, woken.signal);
  if (signal.aborted) settle();
  return promise.finally(() => {
    clearTimeout(timer);
    woken.abort();
  });
}
