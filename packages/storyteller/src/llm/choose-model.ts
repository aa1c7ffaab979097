import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "./chat-model.ts";
import {
  DEFAULT_CONTEXT_TOKENS,
  moreThinking,
  type TokenLimits,
  tokenLimitsOf,
  smallerContext,
} from "./token-limits.ts";
import type { Waiting } from "../waiting.ts";
import { type Patience, watched } from "./watchdog.ts";

/**
 * The longest "try again after" that is respected, in milliseconds: for the last model of the list, and for a model that has others after
 * it.
 */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_WAIT_WITH_OTHERS_MS = 5_000;
/** The wait before another try if the provider names none, in milliseconds. */
const USUAL_WAIT_MS = 500;
/** The wait after too many requests if the provider names none: some accounts may ask once a second. Milliseconds. */
const RATE_WAIT_MS = 1_500;
/** The wait between two tries while a server loads its model, in milliseconds. */
const LOADING_WAIT_MS = 2_000;
/** How often a prompt that is too long is shortened. */
const MOST_SHRINKS = 3;

/** An answer that has begun: its model, the limits that its request was fitted into, and its first part. */
export interface Begun {
  readonly model: ChatModel;
  readonly limits: TokenLimits;
  readonly parts: AsyncIterator<ChatPart>;
  readonly first: ChatPart;
}

/** How requests to models are made. */
export interface RequestOptions {
  readonly patience: Patience;
  /** Resolves after this many milliseconds, or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The context window that requests must fit into, in tokens. Default: DEFAULT_CONTEXT_TOKENS. */
  readonly contextTokens?: number;
  /** Called each time the thing that the request waits for changes. */
  readonly waiting?: (waiting: Waiting) => void;
  /** Called for every failure of a model, also if another try or another model succeeded afterwards. */
  readonly failed?: (failure: ModelFailure) => void;
}

/**
 * Makes the request for a model so that it fits the limits. It is called again if the limits turn out to be smaller, or if the model cannot
 * call tools.
 */
export type MakeRequest = (model: ChatModel, limits: TokenLimits) => ChatRequest;

/** Every model failed before it wrote anything. The error has the kind of a failure that is worth another try, if there was one. */
class NoModelAnswered extends ModelFailure {
  constructor(failures: readonly ModelFailure[]) {
    const reasons = failures.map(({ details, kind, message }) => `${details.model}: ${kind}: ${message}`).join("; ");
    const shown = failures.find(({ worthRetrying }) => worthRetrying) ?? failures.at(-1);
    super(shown?.kind ?? "rejected", reasons || "No model is configured", shown?.details);
  }
}

/**
 * Returns the first model of the list that begins to answer. If a failure shows how to correct the request, the corrected request is sent.
 * If the failure may pass, the request is sent once more. Then the next model is tried. Once a model has begun its answer, no other model
 * replaces it.
 */
export async function beginWithFirst(
  models: readonly ChatModel[],
  request: MakeRequest,
  signal: AbortSignal,
  requestOptions: RequestOptions,
): Promise<Begun> {
  const failures: ModelFailure[] = [];
  for (const [at, model] of models.entries()) {
    const attempts = new Attempts(model, requestOptions, at === models.length - 1);
    for (;;) {
      signal.throwIfAborted();
      attempts.note("reading");
      const { limits } = attempts;
      const parts = watched((stop) => model.stream(request(model, limits), stop), signal, requestOptions.patience);
      try {
        const first = await firstWord(parts, () => attempts.note("thinking"));
        attempts.note("writing");
        return { model, limits, parts, first };
      } catch (error) {
        void parts.return(undefined);
        signal.throwIfAborted();
        const failure = named(error, model.id);
        requestOptions.failed?.(failure);
        failures.push(failure);
        if (!(await attempts.mend(failure, signal))) break;
      }
    }
  }
  throw new NoModelAnswered(failures);
}

/** Adds the model's name to the failure. */
function named(error: unknown, model: string): ModelFailure {
  if (!(error instanceof ModelFailure)) return new ModelFailure("malformed", String(error), { model });
  return new ModelFailure(error.kind, error.message, { ...error.details, model });
}

/** What was tried with one model, and what can still be tried. */
class Attempts {
  limits: TokenLimits;
  readonly #model: ChatModel;
  readonly #asking: RequestOptions;
  readonly #isLast: boolean;
  #calledTools: boolean;
  #shrinks = 0;
  #moreThinking = false;
  #saidNothing = false;
  #passing = 0;
  /** How long the code has waited for a loading server, as the sum of the requested waits. Milliseconds. */
  #loadingMs = 0;

  constructor(model: ChatModel, requestOptions: RequestOptions, isLast: boolean) {
    this.#model = model;
    this.#asking = requestOptions;
    this.#isLast = isLast;
    this.#calledTools = model.callsTools;
    this.limits = tokenLimitsOf(model, requestOptions.contextTokens ?? DEFAULT_CONTEXT_TOKENS);
  }

  note(what: Waiting["for"], forMs?: number): void {
    const since = Date.now();
    const until = forMs === undefined ? {} : { until: since + forMs };
    this.#asking.waiting?.({ for: what, model: this.#model.id, since, ...until });
  }

  /** Prepares another try, and waits if that is needed. Returns false if no other try makes sense. */
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
        // Some models end now and then after their thoughts, without a reply. If the request is sent again, they usually reply.
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
    const contextTokens = this.#shrinks < MOST_SHRINKS ? smallerContext(this.limits, namedTokens) : null;
    if (contextTokens === null) return false;
    this.#shrinks += 1;
    if (this.#model.learned) this.#model.learned.contextTokens = contextTokens;
    this.limits = tokenLimitsOf(this.#model, contextTokens);
    return true;
  }

  #giveMoreRoom(): boolean {
    const more = this.#moreThinking ? null : moreThinking(this.limits);
    if (more === null) return false;
    this.#moreThinking = true;
    if (this.#model.learned) Object.assign(this.#model.learned, { thinks: true, thinkingTokens: more.thinkingTokens });
    this.limits = more;
    return true;
  }

  async #onceMore(what: Waiting["for"], { details }: ModelFailure, signal: AbortSignal): Promise<boolean> {
    this.#passing += 1;
    if (this.#passing > 1) return false;
    const most = this.#isLast ? LONGEST_WAIT_MS : LONGEST_WAIT_WITH_OTHERS_MS;
    const usual = what === "rate_limit" ? RATE_WAIT_MS : USUAL_WAIT_MS;
    return this.#await(what, details.retryAfterMs ?? usual, signal, most);
  }

  /** Waits, unless the wait would be longer than `most`. */
  async #await(what: Waiting["for"], milliseconds: number, signal: AbortSignal, most: number): Promise<boolean> {
    if (milliseconds > most) return false;
    this.note(what, what === "loading" ? undefined : milliseconds);
    await this.#asking.wait(milliseconds, signal);
    return true;
  }

  /** Tries a loading server again until the patience for a first word has run out. */
  async #awaitLoading(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    const left = this.#asking.patience.firstByteMs - this.#loadingMs;
    this.#loadingMs += Math.max(milliseconds, 1);
    return this.#await("loading", milliseconds, signal, left);
  }
}

const THOUGHT_ONLY = "The model thought and said nothing";

/** The first part with content. An answer that ends before such a part has failed; how it ended decides the kind of the failure. */
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
