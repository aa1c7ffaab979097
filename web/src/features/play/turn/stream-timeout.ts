import { onWake } from "./backoff.ts";

/** A line that says nothing for so long is taken for dead: the server's heartbeat is more frequent. */
const SILENCE = 30_000;
/** After a sleep or a change of network a line gets less trust. */
const SILENCE_AFTER_WAKE = 3_000;

/** Watches one connection: its signal aborts with `signal`, or when nothing was heard for too long. */
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
