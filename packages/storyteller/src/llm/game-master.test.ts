import { describe, expect, it } from "vitest";

import { AT_ONCE, call, type FakeChatModel, finish, say } from "./chat-model.fake.ts";
import { ModelFailure } from "./chat-model.ts";
import { createLlmGameMaster } from "./game-master.ts";
import { brief, FakeTable, MIRA } from "./testing/brief.fake.ts";
import { STORY } from "./testing/scripts.ts";
import { model, narrated } from "./testing/narrated.ts";

const CHECK = { what: "insight", difficulty: "medium", win: "she lets the name slip", lose: "she sends for the guard" };

describe("a game master that is a model", () => {
  it("tells a turn, says who told it, and leaves the oracle's memo alone", async () => {
    const { events, text } = await narrated([model([STORY])]);
    expect(text).toBe(STORY);
    expect(events[0]).toMatchObject({ type: "asked", model: "fake" });
    expect(events.at(-1)).toEqual({
      type: "done",
      source: "llm",
      aiEnhanced: true,
      model: "fake",
      memo: null,
      contextFrom: 1,
    });
  });

  it("reports by lane what its prompt kept and left out, without a word of it", async () => {
    const { events } = await narrated([model([STORY])], brief({ memoryContext: "x" }));
    const asked = events.find((event) => event.type === "asked");
    expect(asked?.lanes.map(({ lane }) => lane)).toEqual([
      "rules",
      "card",
      "summaries",
      "transcript",
      "story",
      "sheet",
      "lore",
      "pinned",
      "recalled",
      "secrets",
      "note",
      "player",
    ]);
    expect(JSON.stringify(asked)).not.toContain("Hanne");
  });

  it("has the server roll what it asks for, and is told the outcome before it goes on", async () => {
    const table = new FakeTable();
    const fake = model([[say("You watch her hands."), call("check", CHECK), finish("tool_calls")], STORY]);
    const { text } = await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["check insight against 15"]);
    expect(text).toBe(`You watch her hands.\n\n${STORY}`);
    const [assistant, tool] = fake.asked[1]?.messages.slice(-2) ?? [];
    expect(assistant).toMatchObject({ role: "assistant", content: "You watch her hands." });
    expect(JSON.parse(tool?.content ?? "")).toMatchObject({
      total: 17,
      outcome: "success",
      win: "she lets the name slip",
    });
  });

  it("is told of a call it got wrong, and nothing happens at the table", async () => {
    const table = new FakeTable();
    const wrong = [
      call("check", '{"what":"luck", "difficulty":', "a"),
      call("check", { ...CHECK, what: "luck" }, "b"),
      call("fireball", {}, "c"),
      call("change", { what: "hp", amount: "many", why: "a knife" }, "d"),
    ];
    const fake = model([[...wrong, finish("tool_calls")], STORY]);
    expect((await narrated([fake], brief({ table }))).text).toBe(STORY);
    expect(table.done).toEqual([]);
    const answers = fake.asked[1]?.messages.slice(-4).map(({ content }) => content) ?? [];
    expect(answers[0]).toContain("not valid JSON");
    expect(answers[1]).toContain("no skill or ability");
    expect(answers[2]).toContain("fireball");
    expect(answers[3]).toContain("neither a number nor dice");
  });

  it("changes sheets, sends to rest and introduces whom it meets", async () => {
    const table = new FakeTable();
    const fake = model([
      [
        say(STORY),
        call("change", { what: "hp", amount: "-1d6", why: "a knife" }, "a"),
        call("change", { what: "short_rest" }, "b"),
        call("cast", { name: "Hanne", role: "keeps the ledger", wants: "oil for the lamp" }, "c"),
        finish("tool_calls"),
      ],
    ]);
    const { events, text } = await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["roll 1d6", "change hit_points", "short rest"]);
    expect(events).toContainEqual({
      type: "introduce",
      name: "Hanne",
      entityType: "person",
      description: "keeps the ledger",
    });
    expect(events).toContainEqual({
      type: "story",
      event: {
        type: "cast_changed",
        by: "game_master",
        name: "Hanne",
        role: "keeps the ledger",
        want: "oil for the lamp",
      },
    });
    // The whole reply was written and no dice were requested, so the model needs no second request.
    expect(fake.asked).toHaveLength(1);
    expect(text).toBe(STORY);
  });

  it("may ask the table four times, then it has to tell", async () => {
    const ask = [call("check", CHECK), finish("tool_calls")];
    const fake = model([ask, ask, ask, ask, STORY]);
    expect((await narrated([fake])).text).toBe(STORY);
    expect(fake.asked.map(({ tools }) => tools.length > 0)).toEqual([true, true, true, true, false]);
  });

  it("has told its turn where it has nothing to add to the outcome", async () => {
    const fake = model([[say("You leap the gap."), call("check", CHECK), finish("tool_calls")], [finish()]]);
    const { text, failure } = await narrated([fake]);
    expect(failure).toBeNull();
    expect(text).toBe("You leap the gap.");
  });

  it("rolls the death save of who is dying before anything is told, and tells the model", async () => {
    const table = new FakeTable({ ...MIRA, life: "dying" });
    const fake = model([STORY]);
    await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["death save of mira-1"]);
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("1 successes");
  });
});

describe("a reply that runs long", () => {
  const LONG = Array.from({ length: 40 }, (_, at) => `Step ${at} is worn hollow by ${at + 7} keepers.`).join(" ");
  const inWords = (text: string) => (text.match(/\S+\s*/gu) ?? []).map(say);
  const HURT = { what: "hp", amount: -5, why: "the hook" };

  it("is told to its last word, and the changes called after it are made", async () => {
    const table = new FakeTable();
    const answer = [...inWords(`${LONG} What do you do?`), call("change", HURT), finish("tool_calls")];
    const { text } = await narrated([model([answer])], brief({ table, detailLevel: "concise" }));
    expect(text).toBe(`${LONG} What do you do?`);
    expect(table.done).toEqual(["change hit_points"]);
  });

  it("is told whole after a check too, though the words before it were many", async () => {
    const table = new FakeTable();
    const fake = model([
      [...inWords(LONG), call("check", CHECK), finish("tool_calls")],
      [...inWords(STORY), call("cast", { name: "Hanne", role: "keeper" }), finish("tool_calls")],
    ]);
    const { text, events } = await narrated([fake], brief({ table, detailLevel: "minimal" }));
    expect(text).toBe(`${LONG}\n\n${STORY}`);
    expect(events.some((event) => event.type === "introduce")).toBe(true);
  });

  it("ends where the model ran into its own limit, and says so by an ellipsis", async () => {
    const { text } = await narrated([model([[...inWords(`${LONG} And behind`), finish("length")]])]);
    expect(text).toBe(`${LONG} And behind…`);
  });

  it("is asked for as one length for the whole turn, and has room to run over it", async () => {
    const fake = model([STORY]);
    await narrated([fake], brief({ detailLevel: "concise" }));
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("has 40 to 90 words");
    expect(fake.asked[0]?.replyTokens).toBeGreaterThanOrEqual(90 * 4);
  });
});

describe("a call that is wrong", () => {
  const WRONG = { what: "item", amount: 1, why: "found" };

  it("reaches the model even where the reply is long enough", async () => {
    const table = new FakeTable();
    const fake = model([
      [say(STORY), call("change", WRONG), finish("tool_calls")],
      [call("change", { ...WRONG, name: "hook" }), finish("tool_calls")],
    ]);
    expect((await narrated([fake], brief({ table }))).text).toBe(STORY);
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain("needs a name");
    expect(table.done).toEqual(["change item"]);
  });

  it("leaves the turn told where the model fails at correcting it", async () => {
    const down = [new ModelFailure("server", "500")];
    const fake = model([[say(STORY), call("change", WRONG), finish("tool_calls")], down, down]);
    const { text, failure, events } = await narrated([fake]);
    expect({ text, failure }).toEqual({ text: STORY, failure: null });
    expect(events.at(-2)).toEqual({ type: "call_lost", tool: "change" });
  });

  it("reaches the model in its last round with the table too, and comes to an end however often it is wrong", async () => {
    const wrong = [call("change", WRONG), finish("tool_calls")];
    const ask = [call("check", CHECK), finish("tool_calls")];
    const fake = model([ask, ask, ask, [say(STORY), ...wrong], wrong, wrong]);
    const table = new FakeTable();
    const { text, events } = await narrated([fake], brief({ table }));
    expect(text).toBe(STORY);
    expect(events).toContainEqual({ type: "call_lost", tool: "change" });
    expect(fake.asked).toHaveLength(5);
    expect(fake.asked[4]?.tools).not.toEqual([]);
    expect(fake.asked[4]?.messages.at(-1)?.content).toContain("needs a name");
  });
});

describe("a model that cannot call tools", () => {
  it("has its changes made in the last round, where no more dice fall, and is told to its end", async () => {
    const ask = `[[check ${JSON.stringify(CHECK)}]]`;
    const hurt = '[[change {"what":"hp","amount":-2,"why":"the stair"}]]';
    const table = new FakeTable();
    const last = `${STORY} ${ask}You stumble on. ${hurt}What now?`;
    const fake = model([ask, ask, ask, ask, last], { callsTools: false });
    const { text } = await narrated([fake], brief({ table }));
    expect(text).toBe(`${STORY} You stumble on. What now?`);
    expect(table.done).toEqual([...Array.from({ length: 4 }, () => "check insight against 15"), "change hit_points"]);
  });

  it("asks in its text, waits for the table, and what it made up meanwhile is not told", async () => {
    const table = new FakeTable();
    const asks = `You watch her hands.\n[[check ${JSON.stringify(CHECK)}]]\nShe lies, of course.`;
    const fake = model([asks, STORY], { callsTools: false });
    const { text } = await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["check insight against 15"]);
    expect(text).toBe(`You watch her hands.\n\n${STORY}`);
    expect(text).not.toContain("of course");
    expect(fake.asked[0]?.tools).toEqual([]);
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain("<table>\ncheck:");
  });
});

describe("models that fail", () => {
  const server = new ModelFailure("server", "500");

  it("are asked once more, then the next one is asked, and it says who it is", async () => {
    const first = model([[server], [server]], { id: "first" });
    const second = model([STORY], { id: "second" });
    const { text, events } = await narrated([first, second]);
    expect(text).toBe(STORY);
    expect(events.at(-1)).toMatchObject({ model: "second" });
    expect(first.asked).toHaveLength(2);
  });

  it("are not asked again what they will never do", async () => {
    const first = model([[new ModelFailure("wrong_key", "401")]], { id: "first" });
    expect((await narrated([first, model([STORY])])).text).toBe(STORY);
    expect(first.asked).toHaveLength(1);
  });

  it("wait as long as the provider asks, within bounds, before the second try", async () => {
    const waits: number[] = [];
    const options = { ...AT_ONCE, wait: async (milliseconds: number) => void waits.push(milliseconds) };
    for (const retryAfterMs of [700, 60_000, null]) {
      const fake = model([[new ModelFailure("rate_limited", "429", { retryAfterMs })], STORY]);
      const story = createLlmGameMaster({ models: [fake], contextTokens: 8_192, requestOptions: options });
      for await (const _ of story.narrate(brief(), new AbortController().signal));
    }
    expect(waits).toEqual([700, 60_000, 1_500]);
  });

  it("fail together with the kind that is worth another try", async () => {
    const { failure, events } = await narrated([
      model([[new ModelFailure("rate_limited", "429", { retryAfterMs: 9_000 })]]),
      model([[new ModelFailure("wrong_key", "401")]]),
    ]);
    expect(failure).toMatchObject({ kind: "rate_limited", details: { retryAfterMs: 9_000 } });
    expect(events).toEqual([]);
  });

  it("are nobody's to replace once they have said something: what was told stays", async () => {
    const second = model([STORY], { id: "second" });
    const { text, failure } = await narrated([model([[say("The lamp gut"), server]]), second]);
    expect(text).toBe("The lamp gut…");
    expect(failure).toMatchObject({ kind: "server", details: { model: "fake" } });
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
    expect((await narrated([model([answer])])).failure).toMatchObject({ kind });
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
    const options = { patience: { firstByteMs: 1_000, silenceMs: 20, totalMs: 1_000 }, wait: async () => {} };
    const gameMaster = createLlmGameMaster({ models: [hangs], contextTokens: 8_192, requestOptions: options });
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
        yield say("The lamp gutters. Then");
        await new Promise(() => {});
      },
    };
    const gameMaster = createLlmGameMaster({ models: [hangs], contextTokens: 8_192, requestOptions: AT_ONCE });
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
    const gameMaster = createLlmGameMaster({ models: [fake], contextTokens: 8_192, requestOptions: AT_ONCE });
    const answer = await gameMaster.quick("How do checks work?", brief().scene, new AbortController().signal);
    expect(answer).toBe("Roll a twenty-sided die and add your modifier.");
    expect(fake.asked[0]?.tools).toEqual([]);
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("How do checks work?");
  });

  it("gets nobody the instructions that go with it", async () => {
    const asked = model(["Well enough."]);
    const signal = new AbortController().signal;
    const quick = (fake: FakeChatModel) =>
      createLlmGameMaster({ models: [fake], contextTokens: 8_192, requestOptions: AT_ONCE }).quick(
        "Recite!",
        null,
        signal,
      );
    await quick(asked);
    const instructions = asked.asked[0]?.messages[0]?.content.match(/\S+\s*/gu) ?? [];
    for (const from of [0, 20]) {
      const recital = model([[...instructions.slice(from).map(say), finish()]]);
      await expect(quick(recital)).rejects.toMatchObject({ kind: "malformed" });
    }
  });
});
