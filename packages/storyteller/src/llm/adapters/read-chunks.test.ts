import { describe, expect, it } from "vitest";

import { type ChatPart, ModelFailure } from "../chat-model.ts";
import { readChunks } from "./read-chunks.ts";
import { readEvents } from "./sse-events.ts";

const STORY = "The lamp gutters. Hanne looks up.";

interface Collected {
  readonly parts: readonly ChatPart[];
  readonly text: string;
  readonly thought: number;
  readonly calls: readonly (readonly [name: string, json: string])[];
  readonly finish: Extract<ChatPart, { type: "finish" }> | null;
  readonly failure: ModelFailure | null;
}

/** Reads a body that arrives in these pieces, and returns the parts that come out. */
async function collect(...pieces: readonly string[]): Promise<Collected> {
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const parts: ChatPart[] = [];
  let failure: ModelFailure | null = null;
  try {
    for await (const part of readChunks(readEvents(bytes, new AbortController().signal))) parts.push(part);
  } catch (error) {
    expect(error).toBeInstanceOf(ModelFailure);
    failure = error as ModelFailure;
  }
  return {
    parts,
    text: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    thought: parts.reduce((sum, part) => sum + (part.type === "thinking" ? part.characters : 0), 0),
    calls: parts.flatMap((part) => (part.type === "tool" ? [[part.call.name, part.call.arguments] as const] : [])),
    finish: parts.find((part) => part.type === "finish") ?? null,
    failure,
  };
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const delta = (fields: object, reason: string | null = null, more: object = {}): string =>
  event({
    id: "c",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: fields, finish_reason: reason }],
    ...more,
  });
const DONE = "data: [DONE]\n\n";
const END = delta({}, "stop") + DONE;
const piece = (fields: object): string => delta({ tool_calls: [fields] });

describe("signs of life", () => {
  it("are comments, chunks with a role and nothing else, and pieces of a call", async () => {
    const { parts, text } = await collect(
      ": OPENROUTER PROCESSING\n\n",
      delta({ role: "assistant", content: "" }),
      delta({ role: "assistant", content: null }),
      piece({ index: 0, id: "a", function: { name: "roll", arguments: "" } }),
      delta({ content: STORY }),
      END,
    );
    expect(parts.slice(0, 5)).toEqual([
      { type: "alive" },
      { type: "alive" },
      { type: "alive" },
      { type: "thinking", characters: 0 },
      { type: "text", text: STORY },
    ]);
    expect(text).toBe(STORY);
  });

  it("are bytes that are half an event", async () => {
    const whole = delta({ content: STORY });
    const { parts } = await collect(whole.slice(0, 20), whole.slice(20), END);
    expect(parts.map(({ type }) => type).slice(0, 2)).toEqual(["alive", "text"]);
  });
});

describe("thoughts in a field of their own", () => {
  it.each([
    ["llama.cpp, vLLM, DeepSeek", { reasoning_content: "She lies." }],
    ["OpenRouter", { reasoning: "She lies.", reasoning_details: [{ text: "x" }] }],
    ["Mistral", { content: [{ type: "thinking", thinking: [{ type: "text", text: "She lies." }] }] }],
  ])("are counted and not told: %s", async (_, fields) => {
    const { text, thought } = await collect(delta(fields), delta({ content: STORY }), END);
    expect(text).toBe(STORY);
    expect(thought).toBeGreaterThanOrEqual("She lies.".length);
  });
});

describe("an answer", () => {
  it("may come as lists of parts", async () => {
    const { text } = await collect(
      delta({
        content: [
          { type: "text", text: "The lamp gutters. " },
          { type: "text", text: "Hanne looks up." },
        ],
      }),
      END,
    );
    expect(text).toBe(STORY);
  });

  it("may have line ends of any kind, and a mark at its beginning", async () => {
    const body = `\ufeff${delta({ content: STORY })}${END}`.replaceAll("\n", "\r\n");
    expect((await collect(...(body.match(/[^]{1,7}/gu) ?? []))).text).toBe(STORY);
  });

  it("may come whole where the server ignores that a stream was asked for", async () => {
    const body = JSON.stringify({
      object: "chat.completion",
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: STORY,
            reasoning_content: "She lies.",
            tool_calls: [{ id: "a", type: "function", function: { name: "roll", arguments: '{"notation":"1d6"}' } }],
          },
          finish_reason: "tool_calls",
        },
      ],
      usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 },
    });
    const { text, calls, finish, thought } = await collect(body.slice(0, 30), body.slice(30));
    expect([text, calls, thought]).toEqual([STORY, [["roll", '{"notation":"1d6"}']], 9]);
    expect(finish).toEqual({ type: "finish", reason: "tool_calls", usage: { input: 9, output: 7 } });
  });

  it("is complete where the server says [DONE] and not why", async () => {
    expect((await collect(delta({ content: STORY }), DONE)).finish?.reason).toBe("stop");
    expect(
      (await collect(piece({ index: 0, id: "a", function: { name: "roll", arguments: "{}" } }), DONE)).finish?.reason,
    ).toBe("tool_calls");
  });

  it("is cut where the server says neither", async () => {
    const { text, finish } = await collect(delta({ content: "The lamp gut" }));
    expect([text, finish]).toEqual(["The lamp gut", null]);
  });

  it.each([
    ["content_filter", "refusal"],
    ["content_filter: PROHIBITED_CONTENT", "refusal"],
    ["SAFETY", "refusal"],
    ["max_tokens", "length"],
    ["tool_use", "tool_calls"],
    ["eos", "stop"],
  ])("that ends by %s ended by %s", async (game, reason) => {
    expect((await collect(delta({ content: STORY }), delta({}, game))).finish?.reason).toBe(reason);
  });
});

describe("a tool call", () => {
  const ROLL = [["roll", '{"notation":"1d6"}']];

  it.each([
    [
      "in pieces numbered from 0",
      [
        { index: 0, id: "a", function: { name: "roll", arguments: '{"nota' } },
        { index: 0, function: { arguments: 'tion":"1d6"}' } },
      ],
    ],
    [
      "in pieces numbered from 1",
      [
        { index: 1, id: "a", function: { name: "roll", arguments: '{"nota' } },
        { index: 1, function: { arguments: 'tion":"1d6"}' } },
      ],
    ],
    [
      "in pieces without a number",
      [{ id: "a", function: { name: "roll", arguments: '{"nota' } }, { function: { arguments: 'tion":"1d6"}' } }],
    ],
    [
      "in pieces with the id on each and no number",
      [
        { id: "a", function: { name: "roll", arguments: '{"nota' } },
        { id: "a", function: { arguments: 'tion":"1d6"}' } },
      ],
    ],
    [
      "with its name on each piece",
      [
        { index: 0, id: "a", function: { name: "roll", arguments: '{"nota' } },
        { index: 0, id: "a", function: { name: "roll", arguments: 'tion":"1d6"}' } },
      ],
    ],
    [
      "with its name twice before its arguments",
      [
        { index: 0, id: "a", function: { name: "roll", arguments: "" } },
        { index: 0, function: { name: "roll", arguments: '{"notation":"1d6"}' } },
      ],
    ],
    [
      "with its name in two pieces",
      [
        { index: 0, id: "a", function: { name: "ro", arguments: "" } },
        { index: 0, function: { name: "ll", arguments: '{"notation":"1d6"}' } },
      ],
    ],
    [
      "with its arguments as an object",
      [{ index: 0, id: "a", function: { name: "roll", arguments: { notation: "1d6" } } }],
    ],
    ["without an id", [{ index: 0, function: { name: "roll", arguments: '{"notation":"1d6"}' } }]],
  ])("may come %s", async (_, pieces) => {
    const { calls } = await collect(...pieces.map(piece), delta({}, "tool_calls"), DONE);
    expect(calls).toEqual(ROLL);
  });

  it.each([
    ["numbered", { index: 0, id: "a" }, { index: 1, id: "b" }],
    ["numbered from 1", { index: 1, id: "a" }, { index: 2, id: "b" }],
    ["all under the number 0 with ids of their own", { index: 0, id: "a" }, { index: 0, id: "b" }],
    ["without numbers", { id: "a" }, { id: "b" }],
    ["with nothing but their names", {}, {}],
  ])("may come with another one: %s", async (_, first, second) => {
    const { calls, parts } = await collect(
      piece({ ...first, function: { name: "roll", arguments: '{"notation":"1d6"}' } }),
      piece({ ...second, function: { name: "introduce", arguments: '{"name":"Hanne"}' } }),
      delta({}, "tool_calls"),
      DONE,
    );
    expect(calls).toEqual([...ROLL, ["introduce", '{"name":"Hanne"}']]);
    const ids = parts.flatMap((part) => (part.type === "tool" ? [part.call.id] : []));
    expect(new Set(ids).size).toBe(2);
  });
});

describe("what an answer cost", () => {
  const usage = async (fields: object) =>
    (await collect(delta({ content: STORY }), delta({}, "stop", fields), DONE)).finish?.usage;

  it.each([
    [
      "OpenAI",
      {
        usage: {
          prompt_tokens: 90,
          completion_tokens: 40,
          total_tokens: 130,
          prompt_tokens_details: { cached_tokens: 64 },
          completion_tokens_details: { reasoning_tokens: 30 },
        },
      },
      { input: 90, output: 40, cached: 64, reasoning: 30 },
    ],
    [
      "DeepSeek",
      { usage: { prompt_tokens: 90, completion_tokens: 40, prompt_cache_hit_tokens: 64 } },
      { input: 90, output: 40, cached: 64 },
    ],
    [
      "Google, whose thoughts stand in the total only",
      { usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 130 } },
      { input: 90, output: 40, reasoning: 30 },
    ],
    ["Groq", { x_groq: { usage: { prompt_tokens: 90, completion_tokens: 40 } } }, { input: 90, output: 40 }],
    [
      "llama.cpp",
      { usage: { prompt_tokens: 90, completion_tokens: 40 }, timings: { cache_n: 64 } },
      { input: 90, output: 40, cached: 64 },
    ],
    ["a server that says null", { usage: null }, null],
    ["a server that says half of it", { usage: { prompt_tokens: 90 } }, null],
  ])("is read from what %s says", async (_, fields, tokens) => {
    expect(await usage(fields)).toEqual(tokens);
  });

  it("may stand in the choice, or come after the end", async () => {
    const counted = { prompt_tokens: 90, completion_tokens: 40 };
    const inChoice = event({ choices: [{ delta: {}, finish_reason: "stop", usage: counted }] });
    expect((await collect(delta({ content: STORY }), inChoice, DONE)).finish?.usage).toEqual({ input: 90, output: 40 });
    const after = event({ choices: [], usage: counted });
    expect((await collect(delta({ content: STORY }), delta({}, "stop"), after, DONE)).finish?.usage).toEqual({
      input: 90,
      output: 40,
    });
  });
});

describe("an answer that is none", () => {
  it.each([
    ["a web page", "<!doctype html><html></html>", "wrong_address"],
    [
      "an error with status 200",
      JSON.stringify({ error: { message: "Insufficient credits", code: 402 } }),
      "no_credit",
    ],
    ["an error that is a sentence", JSON.stringify({ error: "Model not found: x" }), "unknown_model"],
    ["an error in the stream", event({ error: { message: "Provider returned error", code: 502 } }), "server"],
    [
      "an event of type error",
      `event: error\ndata: ${JSON.stringify({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } })}\n\n`,
      "overloaded",
    ],
    ["a finish that says error", delta({}, "error"), "server"],
    [
      "a call that its own server could not read",
      delta({}, "function_call_filter: MALFORMED_FUNCTION_CALL"),
      "malformed",
    ],
    ["half a JSON", '{"choices":', "malformed"],
    ["no JSON in an event", "data: {this is none}\n\n", "malformed"],
    ["another shape", event({ choices: "none" }), "malformed"],
  ] as const)("fails as what it is: %s", async (_, body, kind) => {
    expect((await collect(body)).failure?.kind).toBe(kind);
  });

  it("fails with the provider's words also after some text", async () => {
    const { text, failure } = await collect(
      delta({ content: "The lamp gut" }),
      event({ error: { message: "The upstream broke off", code: 502 } }),
    );
    expect(text).toBe("The lamp gut");
    expect(failure?.details).toMatchObject({ status: 502, providerWords: "The upstream broke off" });
  });
});
