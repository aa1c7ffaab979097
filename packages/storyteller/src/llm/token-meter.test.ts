import { describe, expect, it } from "vitest";

import { type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "./chat-model.ts";
import { alive, AT_ONCE, call, FakeChatModel, finish, say, think, type ScriptedAnswer } from "./chat-model.fake.ts";
import { beginWithFirst } from "./choose-model.ts";
import { TokenMeter } from "./token-meter.ts";

/** 400 letters: 100 tokens, and 4 for the message. */
const REQUEST: ChatRequest = {
  messages: [{ role: "user", content: "x".repeat(400) }],
  tools: [],
  replyTokens: 100,
  thinkingTokens: 0,
  temperature: 0,
};
const never = new AbortController().signal;

async function read(parts: AsyncIterable<ChatPart>): Promise<void> {
  for await (const _ of parts);
}

/** What the meter counts for one request to a model that gives this answer. */
async function countOf(answer: ScriptedAnswer, request = REQUEST) {
  const meter = new TokenMeter();
  const [model] = meter.metered([new FakeChatModel([answer])]);
  await read(model!.stream(request, never)).catch(() => {});
  return meter.used;
}

const cutOff = (usage: Extract<ChatPart, { type: "finish" }>["usage"] = null): ChatPart => ({
  type: "finish",
  reason: "stop",
  usage,
});

describe("what a model's answer has used", () => {
  it("is what its provider says", async () => {
    expect(await countOf([say("A door."), finish()])).toEqual({ input: 100, output: 10 });
  });

  it("is estimated from what was sent and said where the provider says nothing", async () => {
    expect(await countOf([say("x".repeat(30)), say("x".repeat(10)), cutOff()])).toEqual({ input: 104, output: 10 });
    const tools = [{ name: "roll", description: "Rolls dice", parameters: { type: "object" } }];
    const withTools = await countOf([call("roll", { notation: "2d6" }), cutOff()], { ...REQUEST, tools });
    expect(withTools?.input).toBeGreaterThan(110);
    expect(withTools?.output).toBeGreaterThan(3);
  });

  it("has its thoughts in it, at four characters a token", async () => {
    const thought = await countOf([alive, think(400), say("x".repeat(40)), cutOff()]);
    expect(thought).toEqual({ input: 104, output: 110, reasoning: 100 });
    expect(await countOf([alive, new ModelFailure("overloaded", "busy")])).toBeNull();
    expect(await countOf([think(40), new ModelFailure("overloaded", "busy")])).toMatchObject({ reasoning: 10 });
  });

  it("is nothing where no model was asked", () => {
    expect(new TokenMeter().used).toBeNull();
  });

  it("is the prompt where the model said nothing, refused, or broke off", async () => {
    expect(await countOf([cutOff()])).toEqual({ input: 104, output: 0 });
    expect(await countOf([{ type: "finish", reason: "refusal", usage: null }])).toEqual({ input: 104, output: 0 });
    expect(await countOf([new ModelFailure("cut", "broke off")])).toEqual({ input: 104, output: 0 });
    expect(await countOf([say("x".repeat(40)), new ModelFailure("server", "gone")])).toEqual({
      input: 104,
      output: 10,
    });
  });

  it.each<FailureKind>(["rate_limited", "server", "network", "rejected", "wrong_key", "tools_unsupported", "quota"])(
    "is nothing where the provider turned the request away: %s",
    async (kind) => {
      expect(await countOf([new ModelFailure(kind, "no")])).toBeNull();
    },
  );
});

describe("a meter", () => {
  it("leaves the models as they are: their names, what they have learned, and tools that their server turns out to refuse", () => {
    const model = new FakeChatModel([], { id: "gemma" });
    const [metered] = new TokenMeter().metered([model]);
    expect(metered).toMatchObject({ id: "gemma", callsTools: true });
    expect(metered?.learned).toBe(model.learned);
    model.callsTools = false;
    expect(metered?.callsTools).toBe(false);
  });

  it("counts a prompt from the moment it is sent, though the model hangs and nobody waits for it", async () => {
    const meter = new TokenMeter();
    const hanging = {
      id: "hangs",
      callsTools: true,
      async *stream(): AsyncGenerator<ChatPart> {
        yield say("x".repeat(40));
        await new Promise(() => {});
      },
    };
    const stop = new AbortController();
    const { parts } = await beginWithFirst(meter.metered([hanging]), () => REQUEST, stop.signal, AT_ONCE);
    stop.abort();
    await expect(parts.next()).rejects.toThrow("request was stopped");
    expect(meter.used).toEqual({ input: 104, output: 10 });
  });

  it("adds up every request: the second try, the next model, the round after", async () => {
    const meter = new TokenMeter();
    const first = new FakeChatModel([[new ModelFailure("server", "busy")], [cutOff()]], { id: "first" });
    const second = new FakeChatModel(["One.", "Two."], { id: "second" });
    const models = meter.metered([first, second]);
    const begun = await beginWithFirst(models, () => REQUEST, never, AT_ONCE);
    while ((await begun.parts.next()).done !== true);
    await read(begun.model.stream(REQUEST, never));
    // The first model's empty answer counts by the estimate, both answers of the second model by the provider's figures.
    expect(meter.used).toEqual({ input: 104 + 200, output: 20 });
  });
});

describe("the requests that a meter has seen", () => {
  async function requestsOf(answer: ScriptedAnswer) {
    const meter = new TokenMeter();
    const [model] = meter.metered([new FakeChatModel([answer])]);
    await read(model!.stream(REQUEST, never)).catch(() => {});
    return meter.requests;
  }

  it("have the provider's own count and its reason to end", async () => {
    expect(await requestsOf([say("A door."), finish("length")])).toMatchObject([
      { model: "fake", finish: "length", counted: true, tokens: { input: 100, output: 10 } },
    ]);
  });

  it("stay visible if they were turned away, although they count nothing", async () => {
    expect(await requestsOf([new ModelFailure("rate_limited", "Too many")])).toMatchObject([
      { finish: "rate_limited", counted: false, tokens: { input: 0, output: 0 }, firstMs: null },
    ]);
  });
});
