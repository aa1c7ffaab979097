import type { ChatModel, ChatPart, ChatRequest } from "#storyteller/llm/chat-model";
import { countTokens, messageTokens } from "#storyteller/llm/tokens";

/** What one request cost, by our own count. */
export interface CountedRequest {
  /** All that a provider reads: tools, then messages, in the order it reads them. */
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

  /** Answers the next requests like this, in order. */
  answerWith(answers: readonly (readonly ChatPart[])[]): void {
    this.#answers = [...answers];
  }

  /** The requests since the last call. */
  take(): CountedRequest[] {
    const counted = this.#requests;
    this.#requests = [];
    return counted;
  }

  async *stream({ messages, tools }: ChatRequest): AsyncGenerator<ChatPart> {
    // A reply shorter than its range is requested again: the model adds a sentence.
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
