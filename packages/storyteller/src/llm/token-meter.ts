import type { Tokens } from "#contracts/play/turn";
import { type ChatModel, type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "./chat-model.ts";
import { addTokens, countTokens, messageTokens } from "./tokens.ts";

/** Failures with which a provider turned a request away before a model read it: nobody pays for such a request. */
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
 * Counts what models were sent and what they said, in tokens: every request, also one that was stopped, that failed or that was asked
 * again. The provider's own figures count where it gives them; else the estimate of `tokens.ts`. Right at any moment, also while a
 * model is still speaking, and where nobody reads its stream to the end.
 */
export class TokenMeter {
  readonly #requests = new Set<MeteredRequest>();

  /** What was used up to now; null where no model was asked. */
  get used(): Tokens | null {
    if (this.#requests.size === 0) return null;
    return [...this.#requests].map(({ tokens }) => tokens).reduce(addTokens);
  }

  /** The same models, whose requests are counted here. */
  metered(models: readonly ChatModel[]): ChatModel[] {
    return models.map((model) => ({
      id: model.id,
      // It may turn false while the model is asked.
      get callsTools() {
        return model.callsTools;
      },
      ...(model.learned ? { learned: model.learned } : {}),
      stream: (request, signal) => this.#count(request, model.stream(request, signal)),
    }));
  }

  async *#count(request: ChatRequest, parts: AsyncIterable<ChatPart>): AsyncGenerator<ChatPart> {
    const counted = new MeteredRequest(request);
    // From the first moment: a stream that is abandoned while it hangs never comes back here.
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

/** One request, and what was heard of its answer. */
class MeteredRequest {
  readonly #input: number;
  #said = "";
  #thoughtCharacters = 0;
  #reported: Tokens | null = null;
  /** Whether the model said or thought anything. */
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
    // Thoughts at four characters a token: what they say is not known here.
    const reasoning = Math.ceil(this.#thoughtCharacters / 4);
    const output = countTokens(this.#said) + reasoning;
    return { input: this.#input, output, ...(reasoning === 0 ? {} : { reasoning }) };
  }
}
