import { type ChatPart, ModelFailure } from "./chat-model.ts";

/** How long a model is waited for. Milliseconds. */
export interface Patience {
  /** Silence before its first word, thought or call: the server may be loading the model, or reading a long prompt. */
  readonly firstByteMs: number;
  /** Silence after that. */
  readonly silenceMs: number;
  /** One answer in all. */
  readonly totalMs: number;
}

/**
 * A laptop reads a prompt of 8,000 tokens in up to two minutes, and loads a model from disk in one; the total lets 4,000 tokens of
 * thinking come at 5 a second.
 */
export const PATIENCE: Patience = { firstByteMs: 180_000, silenceMs: 60_000, totalMs: 900_000 };

/** A part that shows that the model itself is at work, not only its server. */
const isWork = ({ type }: ChatPart): boolean => type !== "alive";

/**
 * Reads a stream, but not past a silence or the total: then it is aborted and fails as `stalled`. Every part is a sign of life, and a
 * silence is counted from the last one. Many servers send their headers at once and read the prompt after, so the longer patience holds
 * until the model itself begins. `open` starts the stream with the signal that ends it.
 */
export async function* watched(
  open: (signal: AbortSignal) => AsyncIterable<ChatPart>,
  signal: AbortSignal,
  patience: Patience,
): AsyncGenerator<ChatPart> {
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
  let begun = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  try {
    for (;;) {
      const wait = Math.min(begun ? patience.silenceMs : patience.firstByteMs, deadline - Date.now());
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ModelFailure("stalled", "The model fell silent")), Math.max(0, wait));
      });
      const next = await Promise.race([parts.next(), silence, ended]);
      if (timer) clearTimeout(timer);
      if (next.done === true) return;
      begun ||= isWork(next.value);
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
