import { SERVERS } from "./servers.ts";
import { type Asked, bytes, type Script, type Step, STORY, stream, replies, USAGE, words } from "./steps.ts";

export { type Asked, type Script, STORY } from "./steps.ts";

/**
 * Scripts for model servers: what a server sends, step by step. There is one script for each mode. The mode is the model's name up to a
 * colon; the text after the colon tells two models of one mode apart. tools/harness/servers/model-server.ts plays the scripts over HTTP,
 * FakeAiBinding over an `AI` binding.
 */

export const BEFORE_THE_CHECK = "You watch her hands while she speaks.";

/** An answer that streams this text word by word and ends normally. */
export const replying = (text: string): Script => stream(...replies(text));
const CHECK = '{"what":"insight","difficulty":"medium","win":"she tells","lose":"she lies"}';

/** True once the table has answered, in a tool message or in the player's role. */
const answered = ({ messages }: Asked): boolean =>
  messages.some(({ role, content }) => role === "tool" || (role === "user" && String(content).startsWith("<table>")));

const asks = (call: { name: string; pieces: readonly string[] }): Script =>
  stream(...words(BEFORE_THE_CHECK), { call }, { finish: "tool_calls" }, USAGE, "done");

/** @param times how many requests this model has had before */
const MODES: Readonly<Record<string, (asked: Asked, times: number) => Script>> = {
  good: () => replying(STORY),
  /** Sends everything at once, for measuring what the rest of the code costs. */
  instant: () => stream({ text: STORY }, { finish: "stop" }, USAGE, "done"),
  slow: () => stream(...replies(STORY).flatMap((step): Step[] => [{ wait: 10 }, step])),
  "rate-limited": () => ({ status: 429, retryAfter: "7", message: "Rate limit reached" }),
  "rate-limited-once": (_, times) =>
    times === 0 ? { status: 429, retryAfter: "7", message: "Rate limit reached" } : stream(...replies(STORY)),
  broken: () => ({ status: 500, message: "The server had an error" }),
  "broken-once": (_, times) =>
    times === 0 ? { status: 500, message: "The server had an error" } : stream(...replies(STORY)),
  unauthorized: () => ({ status: 401, message: "Incorrect API key provided" }),
  unknown: ({ model }) => ({ status: 404, message: `The model ${model} does not exist` }),
  silent: () => stream("hang"),
  stall: () => stream(...words("The lamp gut"), "hang"),
  cut: () => stream(...words("The lamp gut"), "cut"),
  /** The stream closes normally but never says that the answer is finished. */
  unfinished: () => stream(...words("The lamp gut")),
  garbage: () => stream({ raw: bytes("data: {this is no JSON\n\n") }, "done"),
  "garbage-later": () => stream(...words("The lamp gutters. "), { raw: bytes("data: {this is no JSON\n\n") }, "done"),
  "bad-utf8": () =>
    stream({ raw: new Uint8Array([...bytes('data: {"choices":[{"delta":{"content":"'), 0xc3, 0x28]) }, "done"),
  shapeless: () => stream({ raw: bytes('data: {"choices":"none"}\n\n') }, "done"),
  /** Answers with the status 200 and an error. */
  "error-object": () =>
    stream({ raw: bytes(JSON.stringify({ error: { message: "The model has crashed", type: "server_error" } })) }),
  empty: () => stream({ finish: "stop" }, USAGE, "done"),
  loop: () => stream(...Array.from({ length: 60 }, () => words("The old door creaks again in the dark. ")).flat()),
  long: () =>
    stream(
      ...Array.from({ length: 60 }, (_, at) =>
        words(`Step ${at} of the stair is worn hollow by ${at + 7} keepers. `),
      ).flat(),
      ...words("And the next"),
      { finish: "length" },
      USAGE,
      "done",
    ),
  check: (asked) =>
    answered(asked)
      ? stream(...replies(STORY))
      : asks({ name: "check", pieces: [CHECK.slice(0, 20), CHECK.slice(20)] }),
  /** Works like the mode `check`, but only for requests with an API key. */
  keyed: (asked) =>
    asked.authorization?.startsWith("Bearer ")
      ? scriptFor({ ...asked, model: "check" }, 0)
      : { status: 401, message: "You did not provide an API key" },
  "bad-tool": (asked) =>
    answered(asked)
      ? stream(...replies(STORY))
      : asks({ name: "check", pieces: ['{"what":"luck", ', '"difficulty":'] }),
  directives: (asked) =>
    stream(...replies(answered(asked) ? STORY : `${BEFORE_THE_CHECK}\n[[check ${CHECK}]]\nShe lies, of course.`)),
  refusal: () => stream({ refusal: "I can't help with that." }, { finish: "stop" }, USAGE, "done"),
  "refusal-in-words": () => stream(...replies("I’m sorry, but I can’t help with that request.")),
  leak: ({ messages }) => stream(...replies(String(messages[0]?.content))),
  fences: () => stream(...replies(`<player>\n${STORY}\n</player>`)),
  thoughts: () => stream(...replies(`<think>The player wants a story. </think>${STORY}`)),
  "no-options": (asked) =>
    asked.stream_options === undefined
      ? stream(...words(STORY), { finish: "stop" }, "done")
      : { status: 400, message: "Unknown field: stream_options" },
};

/** The script that a model with this name plays. */
export function scriptFor(asked: Asked, times: number): Script {
  const mode = asked.model.split(":")[0] ?? "";
  const script = MODES[mode] ?? SERVERS[mode];
  return script?.(asked, times) ?? { status: 404, message: `The model ${mode} does not exist` };
}
