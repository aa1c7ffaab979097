import { onWake } from "./backoff.ts";

/** A connection silent for this long is considered dead; the server sends heartbeats more often. Ms. */
const SILENCE = 30_000;
/** After a sleep or a network change, a connection is considered dead sooner. Ms. */
const SILENCE_AFTER_WAKE = 3_000;

/** Watches one connection. Its signal aborts with `signal`, or after too long a silence. */
export function watchLine(signal: AbortSignal): { readonly signal: AbortSignal; alive(): void; end(): void } {
  const dead = new AbortController();
  const over = new AbortController();
  let last = Date.now();
  const cutAfter = (silence: number) => {
    if (Date.now() - last >= silence) dead.abort(new DOMException("The line is silent", "TimeoutError"));
  };
  const timer = setInterval(() => cutAfter(SILENCE), 1_000);
  onWake(() => cutAfter(SILENCE_AFTER_WAKE), over.signal);
  return {
    signal: AbortSignal.any([signal, dead.signal]),
    alive: () => {
      last = Date.now();
    },
    end: () => {
      clearInterval(timer);
      over.abort();
    },
  };
}
