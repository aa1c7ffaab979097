import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Found, OfferedModel, StepResult, TestStep } from "#contracts/connections/test-events";
import { PROVIDERS, type ProviderId } from "#contracts/connections/providers";
import type { ModelConnection } from "#contracts/rpc/connections";
import { connectionModel } from "../connection-model.ts";
import { createProvider, GOOD_KEY, type ProviderKind } from "../testing/providers.ts";
import { testConnection } from "./test-connection.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Lets this server answer all requests. */
function serveAs(kind: ProviderKind): void {
  const answer = createProvider(kind);
  fetched.mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, type, pieces } = answer({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: request.method === "POST" ? await request.json() : null,
    });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    });
    return new Response(body, { status, headers: { "Content-Type": type } });
  });
}

let tries = 0;
const connectionTo = (provider: ProviderId, model: string, more: Partial<ModelConnection> = {}): ModelConnection => ({
  id: "c",
  provider,
  // What is learned of a server stays for the life of a worker, so each test has a server of its own.
  address: PROVIDERS[provider].address.replace("://", `://t${(tries += 1)}.`).replace(".127.0.0.1", ".localhost"),
  model,
  key: null,
  contextTokens: null,
  replyTokens: null,
  thinkingTokens: null,
  samplers: { temperature: 0.8 },
  toolMode: "auto",
  extraBody: {},
  ...more,
});

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
