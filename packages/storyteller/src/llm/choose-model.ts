import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "./chat-model.ts";
import { DEFAULT_CONTEXT_TOKENS, moreThinking, type Room, roomOf, smallerContext } from "./room.ts";
import type { Waiting } from "../waiting.ts";
import { type Patience, watched } from "./watchdog.ts";

/** The longest "try again after" that is waited for: on the last model, and on one that another can stand in for. Milliseconds. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_WAIT_WITH_OTHERS_MS = 5_000;
/** The wait before another try where the provider names none. */
const USUAL_WAIT_MS = 500;
/** Between two looks at a server that loads its model. */
const LOADING_WAIT_MS = 2_000;
/** How often a prompt that is too long is made shorter. */
const MOST_SHRINKS = 3;

/** A stream that has begun: the model that speaks, the room its request was fitted into, and its first part. */
export interface Begun {
  readonly model: ChatModel;
  readonly room: Room;
  readonly parts: AsyncIterator<ChatPart>;
  readonly first: ChatPart;
}

/** How models are asked. */
export interface Asking {
  readonly patience: Patience;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The window that requests are fitted into, in tokens; DEFAULT_CONTEXT_TOKENS where it is left out. */
  readonly contextTokens?: number;
  /** Hears what is waited for, each time that changes. */
  readonly waiting?: (waiting: Waiting) => void;
  /** Hears every failure of a model, also those that were made up for. */
  readonly failed?: (failure: ModelFailure) => void;
}

/** The request to a model, made to fit the room. It is made again where the room or the model's tools turn out to be less. */
export type MakeRequest = (model: ChatModel, room: Room) => ChatRequest;

/** Every model failed before a word was said. Its kind is that of a failure worth another try, where there was one. */
class NoModelAnswered extends ModelFailure {
  constructor(failures: readonly ModelFailure[]) {
    const reasons = failures.map(({ details, kind, message }) => `${details.model}: ${kind}: ${message}`).join("; ");
    const telling = failures.find(({ worthRetrying }) => worthRetrying) ?? failures.at(-1);
    super(telling?.kind ?? "rejected", reasons || "No model is configured", telling?.details);
  }
}

/**
 * The first model of the list that says something. What a failure shows how to mend is mended and asked again; what may pass is asked
 * once more; then the next model is asked. Once a model has said something nobody takes its place.
 */
export async function beginWithFirst(
  models: readonly ChatModel[],
  request: MakeRequest,
  signal: AbortSignal,
  asking: Asking,
): Promise<Begun> {
  const failures: ModelFailure[] = [];
  for (const [at, model] of models.entries()) {
    const attempts = new Attempts(model, asking, at === models.length - 1);
    for (;;) {
      signal.throwIfAborted();
      attempts.note("reading");
      const { room } = attempts;
      const parts = watched((stop) => model.stream(request(model, room), stop), signal, asking.patience);
      try {
        const first = await firstWord(parts, () => attempts.note("thinking"));
        attempts.note("writing");
        return { model, room, parts, first };
      } catch (error) {
        void parts.return(undefined);
        signal.throwIfAborted();
        const failure = named(error, model.id);
        asking.failed?.(failure);
        failures.push(failure);
        if (!(await attempts.mend(failure, signal))) break;
      }
    }
  }
  throw new NoModelAnswered(failures);
}

/** The failure with the model's name on it. */
function named(error: unknown, model: string): ModelFailure {
  if (!(error instanceof ModelFailure)) return new ModelFailure("malformed", String(error), { model });
  return new ModelFailure(error.kind, error.message, { ...error.details, model });
}

/** What was tried with one model, and what is left to try. */
class Attempts {
  room: Room;
  readonly #model: ChatModel;
  readonly #asking: Asking;
  readonly #isLast: boolean;
  #calledTools: boolean;
  #shrinks = 0;
  #moreThinking = false;
  #saidNothing = false;
  #passing = 0;
  /** How long a loading server was waited for, by the waits that were asked for. Milliseconds. */
  #loadingMs = 0;

  constructor(model: ChatModel, asking: Asking, isLast: boolean) {
    this.#model = model;
    this.#asking = asking;
    this.#isLast = isLast;
    this.#calledTools = model.callsTools;
    this.room = roomOf(model, asking.contextTokens ?? DEFAULT_CONTEXT_TOKENS);
  }

  note(what: Waiting["for"], forMs?: number): void {
    const since = Date.now();
    const until = forMs === undefined ? {} : { until: since + forMs };
    this.#asking.waiting?.({ for: what, model: this.#model.id, since, ...until });
  }

  /** Makes ready for another try, waiting where it takes time; false where there is none. */
  async mend(failure: ModelFailure, signal: AbortSignal): Promise<boolean> {
    switch (failure.kind) {
      case "tools_unsupported": {
        const changed = this.#calledTools && !this.#model.callsTools;
        this.#calledTools = this.#model.callsTools;
        return changed;
      }
      case "context_too_small":
        return this.#shrink(failure.details.contextTokens);
      case "thinking_used_up":
        return this.#giveMoreRoom();
      case "empty":
        // Some models now and then end after their thoughts: asked again they speak.
        if (this.#saidNothing || failure.message !== THOUGHT_ONLY) return false;
        this.#saidNothing = true;
        return true;
      case "loading":
        return this.#awaitLoading(failure.details.retryAfterMs ?? LOADING_WAIT_MS, signal);
      case "rate_limited":
        return this.#onceMore("rate_limit", failure, signal);
      default:
        return failure.worthRetrying && this.#onceMore("retry", failure, signal);
    }
  }

  #shrink(namedTokens: number | null): boolean {
    const contextTokens = this.#shrinks < MOST_SHRINKS ? smallerContext(this.room, namedTokens) : null;
    if (contextTokens === null) return false;
    this.#shrinks += 1;
    if (this.#model.learned) this.#model.learned.contextTokens = contextTokens;
    this.room = roomOf(this.#model, contextTokens);
    return true;
  }

  #giveMoreRoom(): boolean {
    const more = this.#moreThinking ? null : moreThinking(this.room);
    if (more === null) return false;
    this.#moreThinking = true;
    if (this.#model.learned) Object.assign(this.#model.learned, { thinks: true, thinkingTokens: more.thinkingTokens });
    this.room = more;
    return true;
  }

  async #onceMore(what: Waiting["for"], { details }: ModelFailure, signal: AbortSignal): Promise<boolean> {
    this.#passing += 1;
    if (this.#passing > 1) return false;
    const most = this.#isLast ? LONGEST_WAIT_MS : LONGEST_WAIT_WITH_OTHERS_MS;
    return this.#await(what, details.retryAfterMs ?? USUAL_WAIT_MS, signal, most);
  }

  /** Waits, unless that would be longer than `most`. */
  async #await(what: Waiting["for"], milliseconds: number, signal: AbortSignal, most: number): Promise<boolean> {
    if (milliseconds > most) return false;
    this.note(what, what === "loading" ? undefined : milliseconds);
    await this.#asking.wait(milliseconds, signal);
    return true;
  }

  /** A server that loads its model is asked again until the patience for a first word is over. */
  async #awaitLoading(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    const left = this.#asking.patience.firstByteMs - this.#loadingMs;
    this.#loadingMs += Math.max(milliseconds, 1);
    return this.#await("loading", milliseconds, signal, left);
  }
}

const THOUGHT_ONLY = "The model thought and said nothing";

/** The first part that says something. An answer that ends before one has failed; why depends on how it ended. */
async function firstWord(parts: AsyncIterator<ChatPart>, thinking: () => void): Promise<ChatPart> {
  let thought = false;
  for (;;) {
    const next = await parts.next();
    if (next.done === true) throw new ModelFailure("cut", "The model's answer broke off before it began");
    const part = next.value;
    if (part.type === "thinking" && !thought) {
      thought = true;
      thinking();
    }
    if (part.type === "finish") throw saidNothing(part, thought || (part.usage?.reasoning ?? 0) > 0);
    if (part.type === "tool" || (part.type === "text" && part.text.trim() !== "")) return part;
  }
}

function saidNothing({ reason }: Extract<ChatPart, { type: "finish" }>, thought: boolean): ModelFailure {
  if (reason === "refusal") return new ModelFailure("refused", "The model refused to answer");
  if (reason === "length") return new ModelFailure("thinking_used_up", "The model's room was used up before it spoke");
  return new ModelFailure("empty", thought ? THOUGHT_ONLY : "The model said nothing");
}
