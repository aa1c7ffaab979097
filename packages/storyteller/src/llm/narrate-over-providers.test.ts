import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ProviderId } from "#contracts/connections/providers";
import type { ModelConnection } from "#contracts/rpc/connections";
import { AT_ONCE } from "./chat-model.fake.ts";
import { connectionModel } from "./connection-model.ts";
import { createLlmGameMaster } from "./game-master.ts";
import { brief, FakeTable } from "./testing/brief.fake.ts";
import { connectionTo, fetchFrom } from "./testing/providers/fetch-from.ts";
import { GOOD_KEY } from "./testing/providers/kind.ts";
import type { ProviderKind } from "./testing/providers/providers.ts";
import { BEFORE_THE_CHECK, STORY } from "./testing/scripts.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => vi.unstubAllGlobals());

/** Lets a player's own model write a turn. */
async function narrate(kind: ProviderKind, connection: ModelConnection) {
  fetched.mockReset().mockImplementation(fetchFrom(kind));
  const table = new FakeTable();
  const gameMaster = createLlmGameMaster({
    models: [connectionModel(connection)],
    contextTokens: connection.contextTokens ?? 8_192,
    requestOptions: AT_ONCE,
  });
  let text = "";
  for await (const event of gameMaster.narrate(brief({ table }), new AbortController().signal)) {
    if (event.type === "text") text += event.delta;
  }
  return { text, done: table.done };
}

const sampled = { temperature: 0.9, topP: 0.95, topK: 40, minP: 0.05, repetitionPenalty: 1.1 };

describe.each([
  ["ollama", "ollama", "qwen3:8b"],
  ["lm-studio", "lm-studio", "qwen/qwen3-8b"],
  ["llama-cpp", "llama-cpp", "model.gguf"],
  ["koboldcpp", "koboldcpp", "koboldcpp/mistral-nemo-12b"],
  ["openrouter", "openrouter", "qwen/qwen3-8b"],
  ["openai", "openai", "gpt-5-mini"],
  ["anthropic", "anthropic", "claude-sonnet-4-5"],
  ["google", "google", "gemini-2.5-flash"],
  ["groq", "groq", "openai/gpt-oss-20b"],
  ["mistral", "mistral", "mistral-small-latest"],
  ["deepseek", "deepseek", "deepseek-v4-flash"],
  ["workers-ai", "workers-ai", "@cf/meta/llama-3.3-70b-instruct-fp8-fast"],
] as const satisfies readonly (readonly [ProviderKind, ProviderId, string])[])(
  "a turn over %s",
  (kind, provider, model) => {
    it.each([8_192, 32_768])("rolls the dice that its model asks for, in a window of %i", async (contextTokens) => {
      const connection = connectionTo(provider, model, { key: GOOD_KEY, contextTokens, samplers: sampled });
      const expected = { text: `${BEFORE_THE_CHECK}\n\n${STORY}`, done: ["check insight against 15"] };
      expect(await narrate(kind, connection)).toEqual(expected);
      // The second turn uses what the first one taught: nothing is refused any more.
      expect(await narrate(kind, connection)).toEqual(expected);
      expect(fetched).toHaveBeenCalledTimes(2);
    });
  },
);

describe("a turn over a server that has no tools for its model", () => {
  it.each([
    ["ollama-older", "ollama", "gemma3"],
    ["groq-llama", "groq", "llama-3.3-70b-versatile"],
  ] as const)("is told all the same: %s", async (kind, provider, model) => {
    const connection = connectionTo(provider, model, { key: GOOD_KEY, contextTokens: 8_192, samplers: sampled });
    expect((await narrate(kind, connection)).text).toBe(STORY);
  });
});
