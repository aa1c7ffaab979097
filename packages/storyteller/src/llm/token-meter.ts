import type { ModelRequest } from "#contracts/http/inspection";
import type { Tokens } from "#contracts/play/turn";
import { type ChatModel, type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "./chat-model.ts";
import { parametersOf, wireOf } from "./sent-request.ts";
import { addTokens, countTokens, messageTokens } from "./tokens.ts";

/** Failures with which a provider rejects a request before a model reads it. Nobody pays for such a request. */
const TURNED_AWAY: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "wrong_key",
  "unknown_model",
  "no_credit",
  "quota",
  "rate_limited",
  "context_too_small",
  "tools_unsupported",
  "parameter_refused",
  "overloaded",
  "loading",
  "server",
  "network",
  "rejected",
]);

/**
 * Counts the tokens that models were sent and wrote, for every request: also one that was stopped, that failed, or that was sent again.
 * The provider's own figures count if there are any; otherwise the estimate of `tokens.ts`. The count is right at any moment, also while a
 * model is still writing, and also if nobody reads the stream to its end.
 */
export class TokenMeter {
  readonly #requests: MeteredRequest[] = [];

  /** The tokens used so far. Null if no model received a request. */
  get used(): Tokens | null {
    const received = this.#requests.filter(({ wasTurnedAway }) => !wasTurnedAway);
    return received.length === 0 ? null : received.map(({ tokens }) => tokens).reduce(addTokens);
  }

  /** Every request so far, with how it ended. */
  get requests(): ModelRequest[] {
    return this.#requests.map((request) => request.report);
  }

  /** The messages and tools of the last request, as they go over the wire. Null if no request was made. */
  get lastSent(): Readonly<Record<string, unknown>> | null {
    return this.#requests.at(-1)?.wire.body ?? null;
  }

  /** The same models, but their requests are counted here. */
  metered(models: readonly ChatModel[]): ChatModel[] {
    return models.map((model) => ({
      id: model.id,
      // A getter, because the value may become false during a request.
      get callsTools() {
        return model.callsTools;
      },
      ...(model.learned ? { learned: model.learned } : {}),
      ...(model.decidesFirst ? { decidesFirst: true } : {}),
      ...(model.thinkingTokens === undefined ? {} : { thinkingTokens: model.thinkingTokens }),
      wire: (request) => wireOf(model, request),
      stream: (request, signal) => this.#count(model, request, signal),
    }));
  }

  async *#count(model: ChatModel, request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
    const counted = new MeteredRequest(model, request);
    // The request counts from its start, because a stream that hangs and is abandoned never returns here.
    this.#requests.push(counted);
    try {
      for await (const part of model.stream(request, signal)) {
        counted.record(part);
        yield part;
      }
    } catch (error) {
      if (error instanceof ModelFailure) counted.fail(error.kind);
      throw error;
    } finally {
      counted.end();
    }
  }
}

/** One request, and the part of its answer that has arrived. */
class MeteredRequest {
  readonly #model: ChatModel;
  readonly #request: ChatRequest;
  readonly #input: number;
  readonly #startedAt = Date.now();
  #firstAt: number | null = null;
  #endedAt: number | null = null;
  #said = "";
  #thoughtCharacters = 0;
  #reported: Tokens | null = null;
  #finish = "stopped";
  /** Whether the model wrote or thought anything. */
  #isAnswered = false;
  /** Whether the provider rejected the request before a model read it. */
  wasTurnedAway = false;

  constructor(model: ChatModel, request: ChatRequest) {
    this.#model = model;
    this.#request = request;
    const { messages, tools } = request;
    this.#input = messageTokens(messages) + (tools.length > 0 ? countTokens(JSON.stringify(tools)) : 0);
  }

  record(part: ChatPart): void {
    if (part.type === "finish") {
      this.#reported = part.usage;
      this.#finish = part.reason;
    } else if (part.type === "text") this.#said += part.text;
    else if (part.type === "tool") this.#said += part.call.arguments;
    else if (part.type === "thinking") this.#thoughtCharacters += part.characters;
    if (part.type === "alive") return;
    this.#isAnswered = true;
    this.#firstAt ??= Date.now();
  }

  fail(kind: FailureKind): void {
    this.#finish = kind;
    this.wasTurnedAway = TURNED_AWAY.has(kind) && !this.#isAnswered;
  }

  end(): void {
    this.#endedAt = Date.now();
  }

  get tokens(): Tokens {
    if (this.#reported) return this.#reported;
    // Thoughts count four characters for a token, because their text is not known here.
    const reasoning = Math.ceil(this.#thoughtCharacters / 4);
    const output = countTokens(this.#said) + reasoning;
    return { input: this.#input, output, ...(reasoning === 0 ? {} : { reasoning }) };
  }

  get wire() {
    return wireOf(this.#model, this.#request);
  }

  get report(): ModelRequest {
    const since = (at: number | null) => (at === null ? null : at - this.#startedAt);
    return {
      model: this.#model.id,
      ...parametersOf(this.wire),
      tools: this.#request.tools.length,
      finish: this.#finish,
      tokens: this.wasTurnedAway ? { input: 0, output: 0 } : this.tokens,
      counted: this.#reported !== null,
      firstMs: since(this.#firstAt),
      totalMs: since(this.#endedAt),
    };
  }
}
