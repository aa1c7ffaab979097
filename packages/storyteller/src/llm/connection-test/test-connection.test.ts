import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Found, OfferedModel, StepResult, TestStep } from "#contracts/connections/test-events";
import type { ModelConnection } from "#contracts/rpc/connections";
import { connectionModel } from "../connection-model.ts";
import { connectionTo, fetchFrom } from "../testing/providers/fetch-from.ts";
import { GOOD_KEY } from "../testing/providers/kind.ts";
import type { ProviderKind } from "../testing/providers/providers.ts";
import { testConnection } from "./test-connection.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Lets this server answer all requests. */
const serveAs = (kind: ProviderKind): void => void fetched.mockImplementation(fetchFrom(kind));

async function test(connection: ModelConnection, steps: "all" | "list" = "all", signal = new AbortController().signal) {
  const results = new Map<TestStep, StepResult>();
  let models: OfferedModel[] = [];
  let end: { ok: boolean; found: Found } | null = null;
  for await (const event of testConnection(connection, { model: connectionModel, steps, signal })) {
    if (event.type === "step") results.set(event.step, event);
    if (event.type === "models") models = event.models;
    if (event.type === "end") end = event;
  }
  const outcomes = Object.fromEntries(
    [...results].map(([step, { outcome, reason }]) => [step, `${outcome}: ${reason}`]),
  );
  return { outcomes, results, models, end };
}

describe("a connection to Ollama", () => {
  it("works, and is found to have the window that Ollama really uses", async () => {
    serveAs("ollama");
    const { outcomes, end } = await test(connectionTo("ollama", "qwen3:8b", { contextTokens: 32_768 }));
    expect(outcomes).toEqual({
      reach: "passed: reached",
      authorise: "passed: no_key_needed",
      list: "passed: offered",
      hello: "passed: answered",
      stream: "passed: in_pieces",
      tool: "passed: called",
      json: "passed: written",
      canary: "passed: remembered",
      thinking: "passed: apart",
      usage: "passed: counted",
      cache: "unknown: not_said",
    });
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 4_096, toolMode: "auto" } });
  });

  it("that cuts prompts and says nothing of it is caught by the word it forgot", async () => {
    serveAs("ollama-older");
    const { outcomes, results, end } = await test(connectionTo("ollama", "gemma3"));
    expect(outcomes).toMatchObject({
      list: "passed: offered",
      tool: "failed: tools_unsupported",
      canary: "failed: cut",
    });
    expect(results.get("canary")?.values).toMatchObject({ tokens: 4_096 });
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 4_096, toolMode: "directives" } });
  });
});

describe("a connection to", () => {
  it("LM Studio has the window with which the model was loaded", async () => {
    serveAs("lm-studio");
    const { outcomes, end } = await test(connectionTo("lm-studio", "qwen/qwen3-8b"));
    expect(outcomes).toMatchObject({ canary: "passed: remembered", thinking: "passed: none" });
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 16_384 } });
  });

  it("llama.cpp has the window of the server and not the model's own, and its cache is seen", async () => {
    serveAs("llama-cpp");
    const { outcomes, end } = await test(connectionTo("llama-cpp", "model.gguf"));
    expect(outcomes).toMatchObject({ canary: "passed: remembered", thinking: "passed: apart", cache: "passed: hit" });
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 16_384 } });
  });

  it("OpenRouter knows window and price from its list, and its key from the address for keys", async () => {
    serveAs("openrouter");
    const { outcomes, models, end } = await test(connectionTo("openrouter", "qwen/qwen3-8b", { key: GOOD_KEY }));
    expect(outcomes).toMatchObject({ authorise: "passed: accepted", hello: "passed: answered", cache: "passed: hit" });
    expect(models.map(({ id }) => id)).toEqual(["anthropic/claude-sonnet-4.5", "qwen/qwen3-8b"]);
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 40_960, prices: { input: 0.05, output: 0.4 } } });
  });

  it("OpenAI works though its reasoning models refuse what others take", async () => {
    serveAs("openai");
    const { outcomes, end } = await test(connectionTo("openai", "gpt-5-mini", { key: GOOD_KEY }));
    expect(Object.values(outcomes).filter((outcome) => !outcome.startsWith("passed"))).toEqual([]);
    expect(end?.ok).toBe(true);
  });

  it("Anthropic lists its models with the headers that it wants", async () => {
    serveAs("anthropic");
    const { outcomes } = await test(
      connectionTo("anthropic", "claude-sonnet-4-5", { key: GOOD_KEY, address: "https://api.anthropic.com/v1" }),
    );
    expect(outcomes).toMatchObject({
      authorise: "passed: accepted",
      list: "passed: offered",
      tool: "passed: called",
      cache: "unknown: not_said",
    });
  });

  it("Google finds a model whose name stands in a folder, and thoughts that only the total counts", async () => {
    serveAs("google");
    const { outcomes } = await test(connectionTo("google", "gemini-2.5-flash", { key: GOOD_KEY }));
    expect(outcomes).toMatchObject({ list: "passed: offered", tool: "passed: called", thinking: "passed: apart" });
  });
});

describe("a connection to", () => {
  it("KoboldCpp has the window that it was started with, and its password is tried with the greeting", async () => {
    serveAs("koboldcpp");
    const { outcomes, end } = await test(connectionTo("koboldcpp", "koboldcpp/mistral-nemo-12b", { key: GOOD_KEY }));
    expect(outcomes).toEqual({
      reach: "passed: reached",
      authorise: "unknown: seen_later",
      list: "passed: offered",
      hello: "passed: answered",
      stream: "passed: in_pieces",
      tool: "passed: called",
      json: "passed: written",
      canary: "passed: remembered",
      thinking: "passed: none",
      usage: "passed: counted",
      cache: "unknown: not_said",
    });
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 8_192, toolMode: "auto" } });
  });

  it("Groq knows the window from its list and the counts from its own field, and thoughts come apart", async () => {
    serveAs("groq");
    const { outcomes, models, end } = await test(connectionTo("groq", "openai/gpt-oss-20b", { key: GOOD_KEY }));
    expect(Object.values(outcomes).filter((outcome) => !outcome.startsWith("passed"))).toEqual([]);
    expect(models).toHaveLength(3);
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 131_072, toolMode: "auto" } });
  });

  it("a Llama at Groq, whose calls Groq cannot read, is asked to write its calls into the text", async () => {
    serveAs("groq-llama");
    const { outcomes, end } = await test(connectionTo("groq", "llama-3.3-70b-versatile", { key: GOOD_KEY }));
    expect(outcomes).toMatchObject({ hello: "passed: answered", tool: "failed: tools_unsupported" });
    expect(end).toMatchObject({ ok: true, found: { toolMode: "directives" } });
  });

  it("Mistral works though it refuses what it does not know", async () => {
    serveAs("mistral");
    const samplers = { temperature: 0.8, topK: 40, repetitionPenalty: 1.1 };
    const { outcomes, end } = await test(connectionTo("mistral", "mistral-small-latest", { key: GOOD_KEY, samplers }));
    expect(outcomes).toMatchObject({
      authorise: "passed: accepted",
      list: "passed: offered",
      hello: "passed: answered",
      tool: "passed: called",
      usage: "passed: counted",
      cache: "unknown: not_said",
    });
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 131_072 } });
  });

  it("DeepSeek is seen to think apart and to serve a known prompt from its cache", async () => {
    serveAs("deepseek");
    const { outcomes, results } = await test(connectionTo("deepseek", "deepseek-v4-flash", { key: GOOD_KEY }));
    expect(Object.values(outcomes).filter((outcome) => !outcome.startsWith("passed"))).toEqual([]);
    expect(results.get("thinking")?.values).toEqual({ tokens: 7 });
  });

  it("Workers AI knows window and prices from the list beside its address for OpenAI's requests", async () => {
    serveAs("workers-ai");
    const model = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
    const { outcomes, models, end } = await test(connectionTo("workers-ai", model, { key: GOOD_KEY }));
    expect(outcomes).toMatchObject({
      reach: "passed: reached",
      authorise: "passed: accepted",
      list: "passed: offered",
      hello: "passed: answered",
    });
    expect(models).toEqual([{ id: model, contextTokens: 24_000, prices: { input: 0.29, output: 2.25 } }]);
    expect(end).toMatchObject({ ok: true, found: { contextTokens: 24_000, prices: { input: 0.29, output: 2.25 } } });
  });
});

describe("a key that the list of models does not ask for", () => {
  it.each([
    ["koboldcpp", "koboldcpp/mistral-nemo-12b", "sk-wrong-0123456789", "wrong_key"],
    ["koboldcpp", "koboldcpp/mistral-nemo-12b", null, "key_missing"],
    ["workers-ai", "@cf/meta/llama-3.3-70b-instruct-fp8-fast", "sk-wrong-0123456789", "wrong_key"],
  ] as const)("is found wrong by the greeting: %s, %s, %s", async (provider, model, key, reason) => {
    serveAs(provider);
    const { outcomes, end } = await test(connectionTo(provider, model, { key }));
    expect(outcomes).toMatchObject({
      reach: "passed: reached",
      hello: `failed: ${reason}`,
      stream: "skipped: skipped",
    });
    expect(end?.ok).toBe(false);
  });
});

describe("a connection that cannot work", () => {
  it("ends at a server that is not there, and nothing after it is tried", async () => {
    fetched.mockRejectedValue(new TypeError("fetch failed"));
    const { outcomes, end } = await test(connectionTo("ollama", "qwen3:8b"));
    expect(outcomes).toMatchObject({
      reach: "failed: network",
      authorise: "skipped: skipped",
      cache: "skipped: skipped",
    });
    expect(end).toMatchObject({ ok: false });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ["openai", "gpt-5-mini"],
    ["openrouter", "qwen/qwen3-8b"],
    ["google", "gemini-2.5-flash"],
    ["anthropic", "claude-sonnet-4-5"],
    ["groq", "openai/gpt-oss-20b"],
    ["mistral", "mistral-small-latest"],
    ["deepseek", "deepseek-v4-flash"],
  ] as const)("ends at a wrong key, which its words do not repeat: %s", async (provider, model) => {
    serveAs(provider);
    const key = "sk-wrong-0123456789abcdef";
    const { outcomes, results, end } = await test(connectionTo(provider, model, { key }));
    expect(outcomes).toMatchObject({
      reach: "passed: reached",
      authorise: "failed: wrong_key",
      hello: "skipped: skipped",
    });
    expect(JSON.stringify([...results])).not.toContain(key);
    expect(end?.ok).toBe(false);
  });

  it("says that a key is missing where none was typed", async () => {
    serveAs("openai");
    expect((await test(connectionTo("openai", "gpt-5-mini"))).outcomes).toMatchObject({
      authorise: "failed: key_missing",
    });
  });

  it("ends at a page for people", async () => {
    serveAs("web-page");
    expect((await test(connectionTo("custom", "x", { address: "http://localhost:3000/v1" }))).outcomes).toMatchObject({
      reach: "failed: wrong_address",
    });
  });

  it("is not led to another server by a redirect, neither for the list nor for a question", async () => {
    fetched.mockImplementation(async (_, init) => {
      expect(init?.redirect).toBe("manual");
      return new Response(null, { status: 307, headers: { Location: "http://169.254.169.254/" } });
    });
    const connection = connectionTo("openai", "gpt-5-mini", { key: GOOD_KEY });
    expect((await test(connection)).outcomes).toMatchObject({ reach: "failed: redirected" });
    const request = { messages: [], tools: [], replyTokens: 10, thinkingTokens: 0, temperature: 0.9 };
    const asked = connectionModel(connection).stream(request, new AbortController().signal)[Symbol.asyncIterator]();
    await expect(asked.next()).rejects.toMatchObject({ kind: "wrong_address" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

it("a model that is not in the list is said to be missing, and is tried all the same", async () => {
  serveAs("ollama");
  const { outcomes, end } = await test(connectionTo("ollama", "mistral-nemo"));
  expect(outcomes).toMatchObject({ list: "failed: not_in_list", hello: "passed: answered" });
  expect(end?.ok).toBe(true);
});

it("for the list of models alone no model is asked", async () => {
  serveAs("ollama");
  const { outcomes, models } = await test(connectionTo("ollama", "x"), "list");
  expect(Object.keys(outcomes)).toEqual(["reach", "authorise", "list"]);
  expect(models).toHaveLength(1);
  expect(fetched.mock.calls.every(([, init]) => init?.method !== "POST")).toBe(true);
});

it("a test that the player stops asks nothing more", async () => {
  serveAs("ollama");
  const stop = new AbortController();
  const running = testConnection(connectionTo("ollama", "qwen3:8b"), {
    model: connectionModel,
    steps: "all",
    signal: stop.signal,
  });
  await running.next();
  await running.next();
  stop.abort();
  await expect(running.next()).rejects.toThrow("abort");
  expect(fetched).toHaveBeenCalledOnce();
});

describe("what a connection sends", () => {
  const sent = async (more: Partial<ModelConnection>, temperature = 0.9) => {
    serveAs("ollama");
    fetched.mockClear();
    const model = connectionModel(connectionTo("ollama", "qwen3:8b", { samplers: {}, ...more }));
    const request = { messages: [], tools: [], replyTokens: 500, thinkingTokens: 100, temperature };
    for await (const _ of model.stream(request, new AbortController().signal));
    return JSON.parse(fetched.mock.lastCall?.[1]?.body as string) as Record<string, unknown>;
  };

  it("has no tools where the model decides before it writes what is rolled", () => {
    const { callsTools, decidesFirst } = connectionModel(connectionTo("ollama", "tiny", { toolMode: "decides" }));
    expect({ callsTools, decidesFirst }).toEqual({ callsTools: false, decidesFirst: true });
  });

  it("has no sampler that the player left unset", async () => {
    expect(Object.keys(await sent({})).toSorted()).toEqual([
      "max_tokens",
      "messages",
      "model",
      "stream",
      "stream_options",
    ]);
  });

  it("has the samplers that are set, by the server's names for them", async () => {
    const samplers = { temperature: 1.1, topP: 0.9, topK: 40, minP: 0.05, repetitionPenalty: 1.1 };
    expect(await sent({ samplers })).toMatchObject({
      temperature: 1.1,
      top_p: 0.9,
      top_k: 40,
      min_p: 0.05,
      repeat_penalty: 1.1,
    });
  });

  it.each(["refusal", "stream"])("is not in the words of a %s that repeats it, which may be logged", async (where) => {
    const error = { message: "Invalid value: 'hush-hush'. The password sesame does not help." };
    const isRefusal = where === "refusal";
    fetched.mockImplementation(async () =>
      isRefusal ? Response.json({ error }, { status: 400 }) : new Response(`data: ${JSON.stringify({ error })}\n\n`),
    );
    const secret = { key: "sesame", extraBody: { deep: [{ note: "hush-hush" }] } };
    const request = { messages: [], tools: [], replyTokens: 10, thinkingTokens: 0, temperature: 0.9 };
    const model = connectionModel(connectionTo("koboldcpp", "any", secret));
    const readAll = async () => {
      for await (const _ of model.stream(request, new AbortController().signal));
    };
    const words = "Invalid value: '…'. The password … does not help.";
    await expect(readAll()).rejects.toMatchObject({
      details: { providerWords: words },
      message: expect.stringContaining(words),
    });
  });

  it("keeps a low temperature where facts and no story are wanted", async () => {
    expect(await sent({ samplers: { temperature: 1.3 } }, 0.2)).toMatchObject({ temperature: 0.2 });
  });

  it("has the extra body, and no more reply than the player allows", async () => {
    expect(await sent({ extraBody: { keep_alive: "1h" }, replyTokens: 300 })).toMatchObject({
      keep_alive: "1h",
      max_tokens: 400,
    });
  });
});
