import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "./chat-model.ts";
import { type Patience, watched } from "./watchdog.ts";

/** The longest a provider's "try again after" is waited for, and the wait where it says nothing. Milliseconds. */
const LONGEST_WAIT_MS = 5_000;
const USUAL_WAIT_MS = 500;

/** A stream that has begun: the model that speaks, and its first part. */
export interface Begun {
  readonly model: ChatModel;
  readonly parts: AsyncIterator<ChatPart>;
  readonly first: ChatPart;
}

/** Every model failed before a word was said. */
export class NoModelAnswered extends Error {
  override readonly name = "NoModelAnswered";
  readonly failures: readonly { readonly model: string; readonly failure: ModelFailure }[];

  constructor(failures: NoModelAnswered["failures"]) {
    super(failures.map(({ model, failure }) => `${model}: ${failure.message}`).join("; "));
    this.failures = failures;
  }
}

/**
 * The first model of the list that says something. Each gets one more try after a 429, a 5xx or a broken line, then the next one is
 * asked (design.md §9); once a model has said something nobody takes its place.
 * @param wait resolves after so many milliseconds, or when the signal aborts.
 */
export async function beginWithFirst(
  models: readonly ChatModel[],
  request: (model: ChatModel) => ChatRequest,
  signal: AbortSignal,
  patience: Patience,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): Promise<Begun> {
  const failures: { model: string; failure: ModelFailure }[] = [];
  for (const model of models) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      signal.throwIfAborted();
      try {
        const parts = watched((stop) => model.stream(request(model), stop), signal, patience);
        const first = await firstWord(parts);
        return { model, parts, first };
      } catch (error) {
        signal.throwIfAborted();
        const failure = error instanceof ModelFailure ? error : new ModelFailure("malformed", String(error));
        failures.push({ model: model.id, failure });
        if (!failure.worthRetrying) break;
        if (attempt === 0) await wait(Math.min(failure.retryAfterMs ?? USUAL_WAIT_MS, LONGEST_WAIT_MS), signal);
      }
    }
  }
  throw new NoModelAnswered(failures);
}

/** The first part that says something; an answer that ends before one is `empty`, or `refused` where the model says so. */
async function firstWord(parts: AsyncIterator<ChatPart>): Promise<ChatPart> {
  for (;;) {
    const next = await parts.next();
    if (next.done === true) throw new ModelFailure("cut", "The model's answer broke off before it began");
    const part = next.value;
    if (part.type === "finish") {
      const refused = part.reason === "refusal";
      throw new ModelFailure(
        refused ? "refused" : "empty",
        refused ? "The model refused to answer" : "The model said nothing",
      );
    }
    if (part.type === "tool" || part.text.trim() !== "") return part;
  }
}
