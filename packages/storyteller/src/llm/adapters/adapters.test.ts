import { describe, expect, inject, it } from "vitest";

import { type ChatPart, type ChatRequest, ModelFailure } from "../chat-model.ts";
import { FakeAiBinding } from "../testing/ai-binding.fake.ts";
import { BEFORE_THE_CHECK, STORY } from "../testing/scripts.ts";
import { createOpenAiModel } from "./openai-model.ts";
import { createWorkersAiModel } from "./workers-ai-model.ts";

declare module "vitest" {
  interface ProvidedContext {
    modelServer: string;
  }
}

const request = (overrides: Partial<ChatRequest> = {}): ChatRequest => ({
  messages: [{ role: "user", content: "I knock." }],
  tools: [],
  replyTokens: 150,
  thinkingTokens: 50,
  temperature: 0.9,
  ...overrides,
});

let asked = 0;
/** A model name for this script mode that no other test has used. */
const named = (mode: string): string => `${mode}:${(asked += 1)}`;

const ADAPTERS = {
  "an OpenAI-compatible server": (id: string) =>
    createOpenAiModel({ id, callsTools: true, baseUrl: inject("modelServer"), apiKey: undefined }),
  "Workers AI": (id: string) => createWorkersAiModel(id, true, new FakeAiBinding("openAi")),
  "an older model of Workers AI": (id: string) => createWorkersAiModel(id, true, new FakeAiBinding("older")),
} as const;

interface Collected {
  parts: ChatPart[];
  text: string;
  failure: ModelFailure | null;
}

/** Reads the model's stream to its end, or stops once the text contains `until`. */
async function collect(model: ReturnType<typeof createOpenAiModel>, until: string | null = null): Promise<Collected> {
  const abort = new AbortController();
  const collected: Collected = { parts: [], text: "", failure: null };
  try {
    for await (const part of model.stream(request(), abort.signal)) {
      collected.parts.push(part);
      if (part.type === "text") collected.text += part.text;
      if (collected.text === until) abort.abort();
    }
  } catch (error) {
    expect(error).toBeInstanceOf(ModelFailure);
    collected.failure = error as ModelFailure;
  }
  return collected;
}

describe.each(Object.entries(ADAPTERS))("%s", (_, create) => {
  it("streams a story, and says at its end what it cost", async () => {
    const { parts, text } = await collect(create(named("good")));
    expect(text).toBe(STORY);
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.at(-1)).toEqual({ type: "finish", reason: "stop", usage: { input: 900, output: 75 } });
  });

  it("puts the pieces of a tool call together", async () => {
    const { parts, text } = await collect(create(named("check")));
    expect(text).toBe(BEFORE_THE_CHECK);
    const call = parts.find((part) => part.type === "tool");
    expect(call?.call.name).toBe("check");
    expect(JSON.parse(call?.call.arguments ?? "")).toMatchObject({ what: "insight", difficulty: "medium" });
    expect(parts.at(-1)).toMatchObject({ type: "finish", reason: "tool_calls" });
  });

  it("hands on a tool call that is no JSON as the model wrote it", async () => {
    const { parts } = await collect(create(named("bad-tool")));
    const call = parts.find((part) => part.type === "tool");
    expect(call?.call.arguments).toContain('{"what":"luck"');
  });

  it.each([
    ["rate-limited", "rate_limited"],
    ["broken", "server"],
    ["unauthorized", "wrong_key"],
    ["unknown", "unknown_model"],
    ["garbage", "malformed"],
    ["garbage-later", "malformed"],
    ["bad-utf8", "malformed"],
    ["shapeless", "malformed"],
  ] as const)("fails on %s as %s", async (mode, kind) => {
    expect((await collect(create(named(mode)))).failure?.kind).toBe(kind);
  });

  it("keeps what was said before the line broke, and comes to no end", async () => {
    const { text, parts, failure } = await collect(create(named("cut")));
    expect(text).toBe("The lamp gut");
    expect(parts.some((part) => part.type === "finish")).toBe(false);
    expect(failure?.kind).toBe("network");
  });

  it("knows a stream that ends without saying so for unfinished", async () => {
    const { text, parts } = await collect(create(named("unfinished")));
    expect(text).toBe("The lamp gut");
    expect(parts.some((part) => part.type === "finish")).toBe(false);
  });

  it("lets go of a silent stream when it is told to", async () => {
    const { text, parts } = await collect(create(named("stall")), "The lamp gut");
    expect(text).toBe("The lamp gut");
    expect(parts.some((part) => part.type === "finish")).toBe(false);
  });
});

describe.each(["an OpenAI-compatible server", "Workers AI"] as const)("%s", (family) => {
  it.each([
    ["refusal", "refusal"],
    ["long", "length"],
  ] as const)("says of %s that it ended by %s", async (mode, reason) => {
    const { parts } = await collect(ADAPTERS[family](named(mode)));
    expect(parts.at(-1)).toMatchObject({ type: "finish", reason });
  });
});

describe("an OpenAI-compatible server", () => {
  it("is heard when it says how long to wait", async () => {
    const { failure } = await collect(ADAPTERS["an OpenAI-compatible server"](named("rate-limited")));
    expect(failure?.details.retryAfterMs).toBe(7_000);
  });

  it("may know nothing of stream_options: it is asked again without, and not asked for them any more", async () => {
    const model = ADAPTERS["an OpenAI-compatible server"](named("no-options"));
    for (const _ of [1, 2]) {
      const { text, parts } = await collect(model);
      expect(text).toBe(STORY);
      expect(parts.at(-1)).toEqual({ type: "finish", reason: "stop", usage: null });
    }
  });

  it("may not be there at all", async () => {
    const model = createOpenAiModel({ id: "x", callsTools: true, baseUrl: "http://127.0.0.1:9/v1", apiKey: "k" });
    expect((await collect(model)).failure?.kind).toBe("network");
  });
});

describe("Workers AI", () => {
  it("is asked with messages that alternate, the tools and the limit, and for a stream", async () => {
    const ai = new FakeAiBinding("openAi");
    const model = createWorkersAiModel(named("good"), true, ai);
    const messages = [
      { role: "user", content: "I knock." },
      { role: "user", content: "Twice." },
      { role: "assistant", content: "", toolCalls: [{ id: "a", name: "roll", arguments: "{}" }] },
      { role: "tool", toolCallId: "a", content: "7" },
    ] as const;
    const tools = [{ name: "roll", description: "Rolls", parameters: { type: "object" } }];
    for await (const _ of model.stream(request({ messages, tools }), new AbortController().signal));
    expect(ai.asked[0]).toMatchObject({
      stream: true,
      max_tokens: 200,
      messages: [
        { role: "user", content: "I knock.\n\nTwice." },
        { role: "assistant", tool_calls: [{ id: "a", type: "function", function: { name: "roll", arguments: "{}" } }] },
        { role: "tool", tool_call_id: "a", content: "7" },
      ],
      tools: [{ type: "function", function: { name: "roll" } }],
    });
  });
});
