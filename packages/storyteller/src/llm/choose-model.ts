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

/** How models are asked. */
export interface Asking {
  readonly patience: Patience;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What a model failed at, by its id. */
interface NamedFailure {
  readonly model: string;
  readonly failure: ModelFailure;
}

/** Every model failed before a word was said. Its kind is that of a failure worth another try, where there was one. */
class NoModelAnswered extends ModelFailure {
  readonly failures: readonly NamedFailure[];

  constructor(failures: readonly NamedFailure[]) {
    const told = failures.map(({ model, failure }) => `${model}: ${failure.kind}: ${failure.message}`).join("; ");
    const telling = failures.find(({ failure }) => failure.worthRetrying) ?? failures.at(-1);
    super(telling?.failure.kind ?? "rejected", told || "No model is configured", telling?.failure.retryAfterMs ?? null);
    this.failures = failures;
  }
}

/**
 * The first model of the list that says something. Each gets one more try after a 429, a 5xx or a broken line, then the next one is
 * asked (design.md §9); once a model has said something nobody takes its place.
 */
export async function beginWithFirst(
  models: readonly ChatModel[],
  request: (model: ChatModel) => ChatRequest,
  signal: AbortSignal,
  { patience, wait }: Asking,
): Promise<Begun> {
  const failures: NamedFailure[] = [];
  for (const model of models) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      signal.throwIfAborted();
      const parts = watched((stop) => model.stream(request(model), stop), signal, patience);
      try {
        return { model, parts, first: await firstWord(parts) };
      } catch (error) {
        void parts.return(undefined);
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
