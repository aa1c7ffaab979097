import { type ChatPart, ModelFailure } from "./chat-model.ts";

/** How long to wait for a model, in milliseconds. */
export interface Patience {
  /**
   * The longest silence before the model's first word, thought or tool call: the server may be loading the model or reading a long prompt.
   */
  readonly firstByteMs: number;
  /** The longest silence after the first word. */
  readonly silenceMs: number;
  /** The longest time for one answer. */
  readonly totalMs: number;
}

/**
 * A laptop needs up to two minutes to read a prompt of 8,000 tokens, and one minute to load a model from disk. The total allows 4,000
 * tokens of thinking at 5 tokens a second.
 */
export const PATIENCE: Patience = { firstByteMs: 180_000, silenceMs: 60_000, totalMs: 900_000 };

/** Whether a part shows that the model itself works, not only its server. */
const isWork = ({ type }: ChatPart): boolean => type !== "alive";

/**
 * Reads a stream, but aborts it with the failure `stalled` if it is silent for too long or takes too long in total. Every part counts as a
 * sign of life, and a silence is measured from the last part. Many servers send their headers at once and read the prompt afterwards, so
 * the longer patience applies until the model itself begins. `open` starts the stream with the signal that can abort it.
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
    abort.signal.addEventListener("abort", () => reject(new ModelFailure("cut", "The request was stopped")));
  });
  // Prevents an unhandled rejection if nobody awaits this promise any more.
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
    // A stream that hangs never resolves this call, so nothing awaits it.
    void Promise.resolve(parts.return?.()).catch(() => {});
  }
}
