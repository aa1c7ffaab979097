import { describe, expect, it } from "vitest";

import { requireGameMaster } from "./game-master.ts";

describe("the game master's settings", () => {
  it.each([
    {},
    { GM_DAILY_TOKENS: "0", GM_SITE_DAILY_TOKENS: "unlimited" },
    { GM_PROVIDER: "oracle" },
    { GM_PROVIDER: "openai", GM_MODELS: "some-model" },
  ])("are fine: %j", async (env) => {
    await expect(requireGameMaster(env)).resolves.toBeUndefined();
  });

  it.each([
    [{ GM_PROVIDER: "" }, 'GM_PROVIDER is ""; known are "oracle", "openai" and "workers-ai".'],
    [{ GM_DAILY_TOKENS: "" }, 'GM_DAILY_TOKENS must be a number of tokens, or "unlimited", and is "".'],
    [{ GM_SITE_DAILY_TOKENS: "abc" }, 'GM_SITE_DAILY_TOKENS must be a number of tokens, or "unlimited", and is "abc".'],
    [{ GM_PROVIDER: "orcale" }, 'GM_PROVIDER is "orcale"; known are "oracle", "openai" and "workers-ai".'],
    [{ GM_PROVIDER: "openai" }, 'GM_PROVIDER is "openai", but GM_MODELS names no model.'],
    [{ GM_PROVIDER: "workers-ai", GM_MODELS: "m" }, 'GM_PROVIDER is "workers-ai", but the worker has no AI binding.'],
    [
      { GM_PROVIDER: "openai", GM_MODELS: "m", GM_FIRST_BYTE_MS: "3 minutes" },
      'GM_FIRST_BYTE_MS must be a number of milliseconds from 1000 to 86400000 and is "3 minutes".',
    ],
    [
      { GM_PROVIDER: "openai", GM_MODELS: "m", GM_CONTEXT_TOKENS: "8k" },
      'GM_CONTEXT_TOKENS must be a number of tokens from 1500 to 10000000 and is "8k".',
    ],
  ])("are refused in one sentence: %j", async (env, sentence) => {
    await expect(requireGameMaster(env)).rejects.toThrow(sentence);
  });
});
