import type { Tokens } from "#contracts/play/turn";
import { type ChatModel, type ChatRequest, type FailureKind, ModelFailure, type ToolCall } from "../chat-model.ts";
import { pause } from "#timing/pause";
import { type Patience, watched } from "../watchdog.ts";

/** A model on a laptop may first have to be loaded from disk. Milliseconds. */
const PATIENCE: Patience = { firstByteMs: 120_000, silenceMs: 30_000, totalMs: 240_000 };
/** How long to wait before another try, if the server does not say. Milliseconds. */
const USUAL_WAIT_MS = 2_000;
/**
 * The longest time in which a question is asked again: a model may have to be loaded, and some accounts may ask once a second only.
 * Milliseconds.
 */
const MOST_TRYING_MS: Partial<Record<FailureKind, number>> = { loading: 90_000, rate_limited: 20_000 };

/** A whole answer of a model. */
export interface Received {
  readonly text: string;
  /** In how many pieces the text arrived. */
  readonly pieces: number;
  readonly calls: readonly ToolCall[];
  readonly thought: boolean;
  readonly reason: string;
  readonly usage: Tokens | null;
  /** Milliseconds until the first word, thought or call. */
  readonly firstMs: number;
}

/**
 * Asks a model once and reads its whole answer. While the server loads the model or asks for patience, it is asked again.
 * @throws ModelFailure
 */
export async function askOnce(
  model: ChatModel,
  request: ChatRequest,
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<Received> {
  let waited = 0;
  for (;;) {
    try {
      return await receive(model, request, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      const next = Math.max(1, error.details.retryAfterMs ?? USUAL_WAIT_MS);
      if (waited + next > (MOST_TRYING_MS[error.kind] ?? 0)) throw error;
      waited += next;
      await wait(next, signal);
    }
  }
}

async function receive(model: ChatModel, request: ChatRequest, signal: AbortSignal): Promise<Received> {
  const since = Date.now();
  const calls: ToolCall[] = [];
  let [text, pieces, thought, firstMs] = ["", 0, false, -1];
  for await (const part of watched((stop) => model.stream(request, stop), signal, PATIENCE)) {
    if (part.type === "alive") continue;
    if (part.type === "finish") {
      const { reason, usage } = part;
      return { text, pieces, calls, thought: thought || (usage?.reasoning ?? 0) > 0, reason, usage, firstMs };
    }
    if (firstMs < 0) firstMs = Date.now() - since;
    if (part.type === "thinking") thought ||= part.characters > 0;
    else if (part.type === "tool") calls.push(part.call);
    else {
      text += part.text;
      pieces += 1;
    }
  }
  throw new ModelFailure("cut", "The answer broke off");
}
