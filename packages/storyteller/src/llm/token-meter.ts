import type { Tokens } from "#contracts/play/turn";
import { type ChatModel, type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "./chat-model.ts";
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
  readonly #requests = new Set<MeteredRequest>();

  /** The tokens used so far. Null if no model received a request. */
  get used(): Tokens | null {
    if (this.#requests.size === 0) return null;
    return [...this.#requests].map(({ tokens }) => tokens).reduce(addTokens);
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
      stream: (request, signal) => this.#count(request, model.stream(request, signal)),
    }));
  }

  async *#count(request: ChatRequest, parts: AsyncIterable<ChatPart>): AsyncGenerator<ChatPart> {
    const counted = new MeteredRequest(request);
    // The request counts from its start, because a stream that hangs and is abandoned never returns here.
    this.#requests.add(counted);
    try {
      for await (const part of parts) {
        counted.record(part);
        yield part;
      }
    } catch (error) {
      if (error instanceof ModelFailure && TURNED_AWAY.has(error.kind) && !counted.isAnswered) {
        this.#requests.delete(counted);
      }
      throw error;
    }
  }
}

/** One request, and the part of its answer that has arrived. */
class MeteredRequest {
  readonly #input: number;
  #said = "";
  #thoughtCharacters = 0;
  #reported: Tokens | null = null;
  /** Whether the model wrote or thought anything. */
  isAnswered = false;

  constructor({ messages, tools }: ChatRequest) {
    this.#input = messageTokens(messages) + (tools.length > 0 ? countTokens(JSON.stringify(tools)) : 0);
  }

  record(part: ChatPart): void {
    if (part.type === "finish") this.#reported = part.usage;
    else if (part.type === "text") this.#said += part.text;
    else if (part.type === "tool") this.#said += part.call.arguments;
    else if (part.type === "thinking") this.#thoughtCharacters += part.characters;
    if (part.type !== "alive") this.isAnswered = true;
  }

  get tokens(): Tokens {
    if (this.#reported) return this.#reported;
    // Thoughts count four characters for a token, because their text is not known here.
    const reasoning = Math.ceil(this.#thoughtCharacters / 4);
    const output = countTokens(this.#said) + reasoning;
    return { input: this.#input, output, ...(reasoning === 0 ? {} : { reasoning }) };
  }
}
