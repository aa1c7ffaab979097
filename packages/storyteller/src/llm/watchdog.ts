import { ModelFailure } from "./chat-model.ts";

/** How long a model may be silent, and how long it may take in all. Milliseconds. */
export interface Patience {
  readonly idleMs: number;
  readonly totalMs: number;
}

/** design.md §9. */
export const PATIENCE: Patience = { idleMs: 20_000, totalMs: 120_000 };

/**
 * Reads a stream, but not past a silence or the total: then it is aborted and fails as `stalled`. `open` starts the stream with the
 * signal that ends it.
 */
export async function* watched<Part>(
  open: (signal: AbortSignal) => AsyncIterable<Part>,
  signal: AbortSignal,
  patience: Patience,
): AsyncGenerator<Part> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener("abort", stop);
  const ended = new Promise<never>((_, reject) => {
    abort.signal.addEventListener("abort", () => reject(new ModelFailure("cut", "The model was told to stop")));
  });
  // Also where nobody waits any more.
  ended.catch(() => {});
  if (signal.aborted) stop();
  const deadline = Date.now() + patience.totalMs;
  const parts = open(abort.signal)[Symbol.asyncIterator]();
  let timer: ReturnType<typeof setTimeout> | null = null;
  try {
    for (;;) {
      const wait = Math.min(patience.idleMs, deadline - Date.now());
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ModelFailure("stalled", "The model fell silent")), Math.max(0, wait));
      });
      const next = await Promise.race([parts.next(), silence, ended]);
      if (timer) clearTimeout(timer);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    if (timer) clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    abort.abort();
    // A stream that hangs never answers this; nobody waits for it.
    void Promise.resolve(parts.return?.()).catch(() => {});
  }
}
