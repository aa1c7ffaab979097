import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "./chat-model.ts";
import { learnedNothing } from "./learned-limits.ts";

/**
 * One scripted answer: its parts in order, and perhaps a failure at the end. A plain string is a whole answer with the finish reason
 * `stop`.
 */
export type ScriptedAnswer = string | readonly (ChatPart | ModelFailure)[];

export const say = (text: string): ChatPart => ({ type: "text", text });
/** A `thinking` part with this number of characters. */
export const think = (characters = 40): ChatPart => ({ type: "thinking", characters });
export const alive: ChatPart = { type: "alive" };
export const finish = (reason: Extract<ChatPart, { type: "finish" }>["reason"] = "stop"): ChatPart => ({
  type: "finish",
  reason,
  usage: { input: 100, output: 10 },
});
export const call = (name: string, args: unknown, id = "call-1"): ChatPart => ({
  type: "tool",
  call: { id, name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
});

/** Plays one scripted answer for each request, in order. It records the requests, and throws if there is no scripted answer left. */
export class FakeChatModel implements ChatModel {
  readonly id: string;
  callsTools: boolean;
  readonly learned = learnedNothing();
  readonly asked: ChatRequest[] = [];
  readonly #answers: ScriptedAnswer[];

  constructor(answers: readonly ScriptedAnswer[], { id = "fake", callsTools = true } = {}) {
    this.id = id;
    this.callsTools = callsTools;
    this.#answers = [...answers];
  }

  async *stream(request: ChatRequest): AsyncGenerator<ChatPart> {
    this.asked.push(request);
    const answer = this.#answers.shift();
    if (answer === undefined) throw new Error(`${this.id} was asked ${this.asked.length} times, more than scripted`);
    for (const part of typeof answer === "string" ? [say(answer), finish()] : answer) {
      if (part instanceof ModelFailure) throw part;
      yield part;
    }
  }
}

/** Request options without any waiting between tries. */
export const AT_ONCE = { patience: { firstByteMs: 1_000, silenceMs: 1_000, totalMs: 5_000 }, wait: async () => {} };
