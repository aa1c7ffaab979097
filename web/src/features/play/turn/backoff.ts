import { growingDelay } from "#timing/growing-delay";

/** Milliseconds. */
const DELAYS = { first: 500, longest: 15_000, factor: 2 };

/**
 * Delay before the nth retry (from 1), in ms: doubles up to 15 s, with jitter so that clients do not all return at
 * once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return growingDelay(DELAYS, attempt - 1) * (0.8 + 0.4 * random());
}

/** Waits; ends early when `signal` aborts, or when the network or the page's visibility returns. */
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

/** Calls back when the network or the page's visibility returns: then a silent connection is worth checking. */
export function onWake(listener: () => void, signal: AbortSignal): void {
  if (typeof document === "undefined") return;
  addEventListener("online", listener, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && listener(), { signal });
}
