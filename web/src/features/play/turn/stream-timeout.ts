import { onWake } from "../../../shared/on-wake.ts";

/** After this many ms of silence, a connection is considered dead. The server sends heartbeats more often than that. */
const SILENCE = 30_000;
/** After the device slept or the network changed, a connection is considered dead after this many ms of silence. */
const SILENCE_AFTER_WAKE = 3_000;

/** Watches one connection. The returned signal aborts when `signal` aborts, or when the connection has been silent for too long. */
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
