import { describe, expect, inject, it } from "vitest";

import { createOpenAiModel } from "./adapters/openai-model.ts";
import { AT_ONCE } from "./chat-model.fake.ts";
import type { ChatModel, ChatRequest } from "./chat-model.ts";
import { beginWithFirst, type MakeRequest } from "./choose-model.ts";
import { STORY } from "./testing/scripts.ts";

const TOOL = {
  name: "roll",
  description: "Rolls dice",
  parameters: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: {
      notation: { type: "string", maxLength: 20, default: "1d20" },
      times: { type: "integer", minimum: -9007199254740991 },
    },
    required: ["notation"],
    additionalProperties: false,
  },
};

/** A request as a game master makes it: with as much of the story as the room allows. */
const request: MakeRequest = (model, { contextTokens, thinkingTokens, avoidThinking }): ChatRequest => ({
  messages: [
    { role: "system", content: "You are the game master." },
    { role: "user", content: "I knock. ".repeat(Math.floor(((contextTokens - thinkingTokens - 800) * 4) / 9)) },
  ],
  tools: model.callsTools ? [TOOL] : [],
  replyTokens: 500,
  thinkingTokens,
  avoidThinking,
  temperature: 0.9,
});

let models = 0;
/** A model of this server about which nothing is known yet. */
const modelOf = (server: string): ChatModel =>
  createOpenAiModel({
    id: `${server}:${(models += 1)}`,
    callsTools: true,
    baseUrl: inject("modelServer"),
    apiKey: "k",
  });

/** Returns everything that a model writes from its first word to its end. */
async function ask(model: ChatModel, contextTokens = 8_192): Promise<string> {
  const signal = new AbortController().signal;
  const patience = { ...AT_ONCE.patience, firstByteMs: 10_000 };
  const { first, parts } = await beginWithFirst([model], request, signal, { ...AT_ONCE, patience, contextTokens });
  let text = "";
  for (let next: IteratorResult<typeof first> = { value: first }; next.done !== true; next = await parts.next()) {
    if (next.value.type === "text") text += next.value.text;
  }
  return text;
}

describe("the story is told by a model of a server that", () => {
  it.each([
    ["openai-reasoning", "names the limit otherwise, has one temperature and cannot but think"],
    ["mistral-strict", "refuses every field it does not know"],
    ["openai-short", "lets it write little"],
    ["ollama-no-tools", "knows no tools"],
    ["vllm-no-parser", "was started without a parser for tools"],
    ["llama-cpp-loading", "is still loading it"],
    ["llama-cpp-4k", "has half the window that was assumed"],
    ["llama-cpp-gemma", "has no place for a system message"],
    ["google-gemma", "takes no instruction from the developer"],
    ["google-schema", "reads only the plainest of schemas"],
    ["openrouter", "keeps the line open with comments and sends thoughts apart"],
    ["vllm-r1", "sends thoughts apart by another name"],
    ["deepseek-r1-orphan", "opens the thought in its template"],
    ["gpt-oss-raw", "leaves channels in the text"],
    ["thinks-long", "thinks for longer than there is room"],
    ["not-streaming", "does not stream"],
    ["no-reason", "does not say why it ended"],
  ])("%s: %s", async (server) => {
    const model = modelOf(server);
    expect((await ask(model)).trim()).toBe(STORY);
    // The second answer uses what the first one taught.
    expect((await ask(model)).trim()).toBe(STORY);
  });
});

describe("what a server refused", () => {
  it("is not sent to it again, also by another object that asks the same model", async () => {
    const first = modelOf("openai-reasoning");
    await ask(first);
    expect([...(first.learned?.refused ?? [])].toSorted()).toEqual(["max_tokens", "temperature"]);
    const again = createOpenAiModel({ id: first.id, callsTools: true, baseUrl: inject("modelServer"), apiKey: "k" });
    expect(again.learned).toBe(first.learned);
  });

  it("makes of a model with tools one without", async () => {
    const model = modelOf("ollama-no-tools");
    expect(model.callsTools).toBe(true);
    await ask(model);
    expect(model.callsTools).toBe(false);
  });
});

describe("a server that cannot be asked at all", () => {
  it.each([
    ["no-credit", "no_credit"],
    ["spent-quota", "quota"],
    ["web-page", "wrong_address"],
    ["unauthorized", "wrong_key"],
    ["unknown", "unknown_model"],
    ["openrouter-breaks", null],
  ])("fails for its own reason: %s", async (server, kind) => {
    const failure = await ask(modelOf(server)).catch((error: unknown) => error);
    expect(failure).toMatchObject(kind === null ? { kind: "server", details: { status: 502 } } : { kind });
  });
});
