import { describe, expect, it } from "vitest";

import { AT_ONCE, call, FakeChatModel, finish, say, type ScriptedAnswer, think } from "./chat-model.fake.ts";
import { type ChatModel, type ChatRequest, ModelFailure } from "./chat-model.ts";
import { type RequestOptions, beginWithFirst } from "./choose-model.ts";
import type { TokenLimits } from "./token-limits.ts";
import type { Waiting } from "../waiting.ts";

const STORY = "The lamp gutters.";
const failing = (...args: ConstructorParameters<typeof ModelFailure>) => [new ModelFailure(...args)];

interface Asked {
  readonly said: string | null;
  readonly failure: ModelFailure | null;
  readonly limits: readonly TokenLimits[];
  readonly waits: readonly number[];
  readonly waitings: readonly Waiting[];
  readonly failures: readonly string[];
}

/** Sends a request to the models. Records the limits that requests were made for, and how long and why the code waited. */
async function ask(models: readonly ChatModel[], options: Partial<RequestOptions> = {}): Promise<Asked> {
  const limits: TokenLimits[] = [];
  const waits: number[] = [];
  const waitings: Waiting[] = [];
  const failures: string[] = [];
  const request = (model: ChatModel, asked: TokenLimits): ChatRequest => {
    limits.push(asked);
    const tools = model.callsTools ? [{ name: "roll", description: "", parameters: {} }] : [];
    return { messages: [], tools, replyTokens: 500, thinkingTokens: asked.thinkingTokens, temperature: 1 };
  };
  const requestOptions: RequestOptions = {
    ...AT_ONCE,
    wait: async (milliseconds) => void waits.push(milliseconds),
    waiting: (waiting) => void waitings.push(waiting),
    failed: ({ kind, details }) => void failures.push(`${details.model}: ${kind}`),
    ...options,
  };
  const recorded = { limits, waits, waitings, failures };
  try {
    const { first } = await beginWithFirst(models, request, new AbortController().signal, requestOptions);
    return { ...recorded, said: first.type === "text" ? first.text : first.type, failure: null };
  } catch (error) {
    expect(error).toBeInstanceOf(ModelFailure);
    return { ...recorded, said: null, failure: error as ModelFailure };
  }
}

const model = (...answers: readonly ScriptedAnswer[]) => new FakeChatModel(answers);

describe("room to think", () => {
  it("is 4,000 tokens beside the reply in a window that has it", async () => {
    const { limits } = await ask([model(STORY)], { contextTokens: 16_000 });
    expect(limits).toEqual([{ contextTokens: 16_000, thinkingTokens: 4_000, avoidThinking: false }]);
  });

  it("is 2,500 in a narrow window, where the model is asked not to think", async () => {
    const { limits } = await ask([model(STORY)], { contextTokens: 8_192 });
    expect(limits).toEqual([{ contextTokens: 8_192, thinkingTokens: 2_500, avoidThinking: true }]);
  });

  it("is never more than a third of a narrow window, and none for a model that is known not to think", async () => {
    expect((await ask([model(STORY)], { contextTokens: 3_000 })).limits[0]?.thinkingTokens).toBe(1_000);
    const plain = model(STORY);
    plain.learned.thinks = false;
    expect((await ask([plain])).limits[0]?.thinkingTokens).toBe(0);
  });

  it("is four times as much at a second try, where thinking used up the answer; that is remembered", async () => {
    const thinker = model([think(), finish("length")], STORY, STORY);
    const { said, limits } = await ask([thinker], { contextTokens: 40_000 });
    expect(said).toBe(STORY);
    expect(limits.map(({ thinkingTokens }) => thinkingTokens)).toEqual([4_000, 16_000]);
    expect((await ask([thinker], { contextTokens: 40_000 })).limits.map((one) => one.thinkingTokens)).toEqual([16_000]);
  });

  it("never takes more than half of the window", async () => {
    const { limits } = await ask([model([finish("length")], STORY)], { contextTokens: 8_192 });
    expect(limits.map(({ thinkingTokens }) => thinkingTokens)).toEqual([2_500, 4_096]);
  });

  it("that is used up twice is a failure of its own", async () => {
    const used = [think(), finish("length")];
    expect((await ask([model(used, used)])).failure?.kind).toBe("thinking_used_up");
  });

  it("that was used for all there is to say is given once more", async () => {
    expect((await ask([model([think(), finish()], STORY)])).said).toBe(STORY);
    const { failure, limits } = await ask([model([think(), finish()], [think(), finish()])]);
    expect([failure?.kind, limits.length]).toEqual(["empty", 2]);
  });

  it("is not given to a model that says nothing without having thought", async () => {
    const { failure, limits } = await ask([model([finish()])]);
    expect([failure?.kind, limits.length]).toEqual(["empty", 1]);
  });
});

describe("a prompt that is too long for the model", () => {
  it("is made to fit the window that the server named, which is remembered", async () => {
    const small = model(failing("context_too_small", "n_ctx", { contextTokens: 4_096 }), STORY, STORY);
    expect((await ask([small], { contextTokens: 8_192 })).limits.map((one) => one.contextTokens)).toEqual([
      8_192, 4_096,
    ]);
    expect((await ask([small], { contextTokens: 8_192 })).limits.map((one) => one.contextTokens)).toEqual([4_096]);
  });

  it("is made a quarter shorter where nobody says how much is too much, or the window is the one it was made for", async () => {
    for (const contextTokens of [null, 8_000]) {
      const small = model(failing("context_too_small", "too long", { contextTokens }), STORY);
      const { limits, said } = await ask([small], { contextTokens: 8_000 });
      expect([said, ...limits.map((one) => one.contextTokens)]).toEqual([STORY, 8_000, 6_000]);
    }
  });

  it("is not made shorter than a turn", async () => {
    const never = model(...Array.from({ length: 9 }, () => failing("context_too_small", "too long")));
    const { limits, failure } = await ask([never], { contextTokens: 3_000 });
    expect(limits.map((one) => one.contextTokens)).toEqual([3_000, 2_250, 1_687]);
    expect(failure?.kind).toBe("context_too_small");
  });
});

describe("a model whose server refuses tools", () => {
  it("is asked again without them", async () => {
    const plain = model(failing("tools_unsupported", "no tools"), STORY);
    const stream = plain.stream.bind(plain);
    plain.stream = (request) => {
      if (request.tools.length > 0) plain.callsTools = false;
      return stream(request);
    };
    expect((await ask([plain])).said).toBe(STORY);
    expect(plain.asked.map(({ tools }) => tools.length)).toEqual([1, 0]);
  });

  it("has failed where it is asked without tools already", async () => {
    const plain = new FakeChatModel([failing("tools_unsupported", "no tools")], { callsTools: false });
    expect((await ask([plain])).failure?.kind).toBe("tools_unsupported");
  });
});

describe("waiting for a model", () => {
  it("lasts as long as its provider asks, up to a minute, and says until when", async () => {
    const { waits, waitings, said } = await ask([
      model(failing("rate_limited", "429", { retryAfterMs: 41_000 }), STORY),
    ]);
    expect([said, waits]).toEqual([STORY, [41_000]]);
    const [, limit] = waitings;
    expect(waitings.map((waiting) => waiting.for)).toEqual(["reading", "rate_limit", "reading", "writing"]);
    expect((limit?.until ?? 0) - (limit?.since ?? 0)).toBe(41_000);
  });

  it("does not begin where the provider asks for more than a minute", async () => {
    const { waits, failure } = await ask([model(failing("rate_limited", "429", { retryAfterMs: 61_000 }))]);
    expect(waits).toEqual([]);
    expect(failure).toMatchObject({ kind: "rate_limited", details: { retryAfterMs: 61_000, model: "fake" } });
  });

  it("is short where another model can be asked", async () => {
    const first = new FakeChatModel([failing("rate_limited", "429", { retryAfterMs: 20_000 })], { id: "first" });
    const { waits, said, failures } = await ask([first, model(STORY)]);
    expect([said, waits, failures]).toEqual([STORY, [], ["first: rate_limited"]]);
  });

  it("goes on while its server loads it, until patience ends", async () => {
    const loading = failing("loading", "Loading model");
    const patience = { firstByteMs: 9_000, silenceMs: 1_000, totalMs: 60_000 };
    const { waits, said, waitings } = await ask([model(loading, loading, loading, STORY)], { patience });
    expect([said, waits]).toEqual([STORY, [2_000, 2_000, 2_000]]);
    expect(waitings.some((waiting) => waiting.for === "loading")).toBe(true);

    const never = model(...Array.from({ length: 20 }, () => loading));
    const { waits: waited, failure } = await ask([never], { patience });
    expect([failure?.kind, waited]).toEqual(["loading", [2_000, 2_000, 2_000, 2_000]]);
  });

  it("says that the model thinks once it does, and that it writes", async () => {
    const { waitings } = await ask([model([think(), think(), say(STORY), finish()])]);
    expect(waitings.map((waiting) => waiting.for)).toEqual(["reading", "thinking", "writing"]);
  });
});

describe("what a model begins with", () => {
  it("is its first word or call; thoughts, blanks and signs of life are passed over", async () => {
    expect((await ask([model([think(), say("\n"), { type: "alive" }, say(STORY), finish()])])).said).toBe(STORY);
    expect((await ask([model([think(), call("roll", {}), finish("tool_calls")])])).said).toBe("tool");
  });
});
