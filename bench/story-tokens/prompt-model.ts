import { type ChatModel, type ChatPart, type ChatRequest, countTokens, messageTokens } from "#storyteller/models";

/** One request to a model, with its size in tokens by Lorehearth's own estimate. */
export interface CountedRequest {
  /** Everything that a provider reads, in the order in which it reads it: first the tools, then the messages. */
  readonly text: string;
  readonly input: number;
  readonly output: number;
}

const CONTINUATION: readonly ChatPart[] = [
  { type: "text", text: "The tide does not wait for an answer." },
  { type: "finish", reason: "stop", usage: null },
];

/** A model with scripted answers that counts the tokens of its requests. */
export class CountingModel implements ChatModel {
  readonly id = "counted";
  readonly callsTools = true;
  #answers: (readonly ChatPart[])[] = [];
  #requests: CountedRequest[] = [];

  /** Sets the answers to the next requests, in order. */
  answerWith(answers: readonly (readonly ChatPart[])[]): void {
    this.#answers = [...answers];
  }

  /** Returns the requests since the last call of this method. */
  take(): CountedRequest[] {
    const counted = this.#requests;
    this.#requests = [];
    return counted;
  }

  async *stream({ messages, tools }: ChatRequest): AsyncGenerator<ChatPart> {
    // A reply that is shorter than allowed is requested again, and no answer is prepared for that. The model then adds a sentence.
    const parts = this.#answers.shift() ?? CONTINUATION;
    const tooled = tools.length === 0 ? "" : JSON.stringify(tools);
    const output = parts.reduce((sum, part) => sum + outputTokens(part), 0);
    this.#requests.push({
      text: tooled + messages.map((message) => JSON.stringify(message)).join("\n"),
      input: (tooled === "" ? 0 : countTokens(tooled)) + messageTokens(messages),
      output,
    });
    yield* parts;
  }
}

const outputTokens = (part: ChatPart): number =>
  part.type === "text" ? countTokens(part.text) : part.type === "tool" ? countTokens(JSON.stringify(part.call)) : 0;
