import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "./chat-model.ts";
import { learnedNothing } from "./learned.ts";

/** One answer as it is played: parts in order, and last, perhaps, a failure. Text stands for a whole answer that stops. */
export type ScriptedAnswer = string | readonly (ChatPart | ModelFailure)[];

export const say = (text: string): ChatPart => ({ type: "text", text });
/** A piece of thinking, so many characters long. */
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

/** Plays its answers in order, one a request; records what it was asked, and refuses what was not scripted. */
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

/** Asks without waiting for anything. */
export const AT_ONCE = { patience: { firstByteMs: 1_000, silenceMs: 1_000, totalMs: 5_000 }, wait: async () => {} };
