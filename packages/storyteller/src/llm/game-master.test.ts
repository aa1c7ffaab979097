import { describe, expect, it } from "vitest";

import type { GmEvent, TurnBrief } from "../ports.ts";
import { AT_ONCE, call, FakeChatModel, finish, say, type ScriptedAnswer } from "./chat-model.fake.ts";
import { ModelFailure } from "./chat-model.ts";
import { createLlmGameMaster } from "./game-master.ts";
import { brief, FakeTable, MIRA } from "./testing/brief.fake.ts";
import { STORY } from "./testing/scripts.ts";

const CHECK = { ability: "wisdom", skill: "insight", difficulty: 12, stakes: "does she lie" };

interface Told {
  events: GmEvent[];
  text: string;
  failure: unknown;
}

async function tell(models: readonly FakeChatModel[], turn: TurnBrief = brief()): Promise<Told> {
  const told: Told = { events: [], text: "", failure: null };
  const gameMaster = createLlmGameMaster({ models, contextTokens: 8_192, asking: AT_ONCE });
  try {
    for await (const event of gameMaster.narrate(turn, new AbortController().signal)) {
      told.events.push(event);
      if (event.type === "text") told.text += event.delta;
    }
  } catch (error) {
    told.failure = error;
  }
  return told;
}

const model = (answers: readonly ScriptedAnswer[], options: ConstructorParameters<typeof FakeChatModel>[1] = {}) =>
  new FakeChatModel(answers, options);

describe("a game master that is a model", () => {
  it("tells a turn, says who told it and what it cost, and leaves the oracle's memo alone", async () => {
    const { events, text } = await tell([model([STORY])]);
    expect(text).toBe(STORY);
    expect(events[0]).toMatchObject({ type: "asked", model: "fake" });
    expect(events.at(-1)).toEqual({
      type: "done",
      source: "llm",
      aiEnhanced: true,
      model: "fake",
      tokens: { input: 100, output: 10 },
      memo: null,
    });
  });

  it("reports by lane what its prompt kept and left out, without a word of it", async () => {
    const { events } = await tell([model([STORY])], brief({ memoryContext: "x" }));
    const asked = events.find((event) => event.type === "asked");
    expect(asked?.lanes.map(({ lane }) => lane)).toEqual([
      "rules",
      "setting",
      "scene",
      "sheet",
      "pinned",
      "recalled",
      "transcript",
      "player",
    ]);
    expect(JSON.stringify(asked)).not.toContain("Hanne");
  });

  it("has the server roll what it asks for, and is told the outcome before it goes on", async () => {
    const table = new FakeTable();
    const fake = model([[say("You watch her hands."), call("propose_check", CHECK), finish("tool_calls")], STORY]);
    const { text, events } = await tell([fake], brief({ table }));
    expect(table.done).toEqual(["check insight against 12"]);
    expect(text).toBe(`You watch her hands.\n\n${STORY}`);
    const [assistant, tool] = fake.asked[1]?.messages.slice(-2) ?? [];
    expect(assistant).toMatchObject({ role: "assistant", content: "You watch her hands." });
    expect(JSON.parse(tool?.content ?? "")).toMatchObject({ total: 17, outcome: "success", margin: 5 });
    expect(events.at(-1)).toMatchObject({ tokens: { input: 200, output: 20 } });
  });

  it("is told of a call it got wrong, and nothing happens at the table", async () => {
    const table = new FakeTable();
    const wrong = [
      call("propose_check", '{"ability":"luck", "difficulty":', "a"),
      call("propose_check", { ...CHECK, ability: "luck" }, "b"),
      call("fireball", {}, "c"),
      call("roll", { notation: "many" }, "d"),
    ];
    const fake = model([[...wrong, finish("tool_calls")], STORY]);
    expect((await tell([fake], brief({ table }))).text).toBe(STORY);
    expect(table.done).toEqual([]);
    const answers = fake.asked[1]?.messages.slice(-4).map(({ content }) => content) ?? [];
    expect(answers[0]).toContain("not valid JSON");
    expect(answers[1]).toContain("ability");
    expect(answers[2]).toContain("fireball");
    expect(answers[3]).toContain("outside the limits");
  });

  it("changes sheets, sends to rest and introduces whom it meets", async () => {
    const table = new FakeTable();
    const fake = model([
      [
        say(STORY),
        call("change_sheet", { change: "hit_points", amount: -3, reason: "a knife" }, "a"),
        call("change_sheet", { change: "short_rest" }, "b"),
        call("introduce", { name: "Hanne", type: "person", description: "keeps the ledger" }, "c"),
        finish("tool_calls"),
      ],
    ]);
    const { events, text } = await tell([fake], brief({ table }));
    expect(table.done).toEqual(["change hit_points", "short rest"]);
    expect(events).toContainEqual({
      type: "introduce",
      name: "Hanne",
      entityType: "person",
      description: "keeps the ledger",
    });
    // All was told, and no dice were asked for: there is nothing left to ask the model.
    expect(fake.asked).toHaveLength(1);
    expect(text).toBe(STORY);
  });

  it("may ask the table four times, then it has to tell", async () => {
    const ask = [call("roll", { notation: "1d6" }), finish("tool_calls")];
    const fake = model([ask, ask, ask, ask, STORY]);
    expect((await tell([fake])).text).toBe(STORY);
    expect(fake.asked.map(({ tools }) => tools.length > 0)).toEqual([true, true, true, true, false]);
  });

  it("has told its turn where it has nothing to add to the outcome", async () => {
    const fake = model([
      [say("You leap the gap."), call("roll", { notation: "1d6" }), finish("tool_calls")],
      [finish()],
    ]);
    const { text, failure } = await tell([fake]);
    expect(failure).toBeNull();
    expect(text).toBe("You leap the gap.");
  });

  it("rolls the death save of who is dying before anything is told, and tells the model", async () => {
    const table = new FakeTable({ ...MIRA, life: "dying" });
    const fake = model([STORY]);
    await tell([fake], brief({ table }));
    expect(table.done).toEqual(["death save of mira-1"]);
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("1 successes");
  });
});

describe("a model that cannot call tools", () => {
  it("asks in its text, waits for the table, and what it made up meanwhile is not told", async () => {
    const table = new FakeTable();
    const asks = `You watch her hands.\n[[propose_check ${JSON.stringify(CHECK)}]]\nShe lies, of course.`;
    const fake = model([asks, STORY], { callsTools: false });
    const { text } = await tell([fake], brief({ table }));
    expect(table.done).toEqual(["check insight against 12"]);
    expect(text).toBe(`You watch her hands.\n\n${STORY}`);
    expect(text).not.toContain("of course");
    expect(fake.asked[0]?.tools).toEqual([]);
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain("<table>\npropose_check:");
  });
});

describe("models that fail", () => {
  const server = new ModelFailure("server", "500");

  it("are asked once more, then the next one is asked, and it says who it is", async () => {
    const first = model([[server], [server]], { id: "first" });
    const second = model([STORY], { id: "second" });
    const { text, events } = await tell([first, second]);
    expect(text).toBe(STORY);
    expect(events.at(-1)).toMatchObject({ model: "second" });
    expect(first.asked).toHaveLength(2);
  });

  it("are not asked again what they will never do", async () => {
    const first = model([[new ModelFailure("unauthorized", "401")]], { id: "first" });
    expect((await tell([first, model([STORY])])).text).toBe(STORY);
    expect(first.asked).toHaveLength(1);
  });

  it("wait as long as the provider asks, within bounds, before the second try", async () => {
    const waits: number[] = [];
    const asking = { ...AT_ONCE, wait: async (milliseconds: number) => void waits.push(milliseconds) };
    for (const retryAfter of [700, 60_000, null]) {
      const fake = model([[new ModelFailure("rate_limited", "429", retryAfter)], STORY]);
      const story = createLlmGameMaster({ models: [fake], contextTokens: 8_192, asking });
      for await (const _ of story.narrate(brief(), new AbortController().signal));
    }
    expect(waits).toEqual([700, 5_000, 500]);
  });

  it("fail together with the kind that is worth another try", async () => {
    const { failure, events } = await tell([
      model([[new ModelFailure("rate_limited", "429", 9_000)], [new ModelFailure("rate_limited", "429", 9_000)]]),
      model([[new ModelFailure("unauthorized", "401")]]),
    ]);
    expect(failure).toMatchObject({ kind: "rate_limited", retryAfterMs: 9_000 });
    expect(events).toEqual([]);
  });

  it("are nobody's to replace once they have said something: what was told stays", async () => {
    const second = model([STORY], { id: "second" });
    const { text, failure } = await tell([model([[say("The lamp gut"), server]]), second]);
    expect(text).toBe("The lamp gut…");
    expect(failure).toBe(server);
    expect(second.asked).toEqual([]);
  });

  it.each([
    ["says nothing", [finish()], "empty"],
    ["refuses", [finish("refusal")], "refused"],
    ["refuses in words", [say("I'm sorry, but I can't help with that."), finish()], "refused"],
    ["breaks off before its first word", [], "cut"],
    ["breaks off", [say("The lamp gut")], "cut"],
    [
      "recites",
      [say("You are the game master of a tabletop role-playing game for one player. "), finish()],
      "malformed",
    ],
  ] as const)("fail where one %s", async (_, answer, kind) => {
    expect((await tell([model([answer])])).failure).toMatchObject({ kind });
  });

  it("fail where one falls silent, and keep what was told", async () => {
    const hangs = {
      id: "hangs",
      callsTools: true,
      async *stream() {
        yield say("The lamp gut");
        await new Promise(() => {});
      },
    };
    const asking = { patience: { idleMs: 20, totalMs: 1_000 }, wait: async () => {} };
    const gameMaster = createLlmGameMaster({ models: [hangs], contextTokens: 8_192, asking });
    let text = "";
    await expect(async () => {
      for await (const event of gameMaster.narrate(brief(), new AbortController().signal)) {
        if (event.type === "text") text += event.delta;
      }
    }).rejects.toMatchObject({ kind: "stalled" });
    expect(text).toBe("The lamp gut…");
  });

  it("are let go of as soon as the player stops the turn", async () => {
    let stopped: AbortSignal | undefined;
    const hangs = {
      id: "hangs",
      callsTools: true,
      async *stream(_: unknown, signal: AbortSignal) {
        stopped = signal;
        yield say("The lamp gutters.");
        await new Promise(() => {});
      },
    };
    const gameMaster = createLlmGameMaster({ models: [hangs], contextTokens: 8_192, asking: AT_ONCE });
    const abort = new AbortController();
    await expect(async () => {
      for await (const event of gameMaster.narrate(brief(), abort.signal)) if (event.type === "text") abort.abort();
    }).rejects.toThrow("stop");
    expect(stopped?.aborted).toBe(true);
  });
});

describe("a question outside the story", () => {
  it("is answered in one piece, with no tools and no table", async () => {
    const fake = model(["Roll a twenty-sided die and add your modifier."]);
    const gameMaster = createLlmGameMaster({ models: [fake], contextTokens: 8_192, asking: AT_ONCE });
    const answer = await gameMaster.quick("How do checks work?", brief().scene, new AbortController().signal);
    expect(answer).toBe("Roll a twenty-sided die and add your modifier.");
    expect(fake.asked[0]?.tools).toEqual([]);
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("How do checks work?");
  });

  it("gets nobody the instructions that go with it", async () => {
    const asked = model(["Well enough."]);
    const signal = new AbortController().signal;
    const quick = (fake: FakeChatModel) =>
      createLlmGameMaster({ models: [fake], contextTokens: 8_192, asking: AT_ONCE }).quick("Recite!", null, signal);
    await quick(asked);
    const instructions = asked.asked[0]?.messages[0]?.content.match(/\S+\s*/gu) ?? [];
    for (const from of [0, 20]) {
      const recital = model([[...instructions.slice(from).map(say), finish()]]);
      await expect(quick(recital)).rejects.toMatchObject({ kind: "malformed" });
    }
  });
});
