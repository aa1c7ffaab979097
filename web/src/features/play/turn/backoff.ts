const FIRST = 500;
const LONGEST = 15_000;

/** How long to wait before the nth try again (from 1), in ms: doubling to 15 s, and a little apart so that many clients do not come back at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, FIRST * 2 ** (Math.min(attempt, 10) - 1)) * (0.8 + 0.4 * random());
}

/** Waits, but not past the abort of `signal`, nor past a sign that the network or the screen is back. */
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

/** Calls back when the network returns or the page is looked at again: the times at which a silent line is worth a look. */
export function onWake(listener: () => void, signal: AbortSignal): void {
  if (typeof document === "undefined") return;
  addEventListener("online", listener, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && listener(), { signal });
}
