import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "../../story/reduce-story.ts";
import { brief, FakeTable, MIRA, recalled } from "../testing/brief.fake.ts";
import { TOOL_SPECS, TOOLS } from "./specs.ts";
import { TurnTools } from "./turn-tools.ts";

const by = "game_master" as const;
const STORY: StoryState = applyStoryEvents(
  EMPTY_STORY,
  [
    { type: "scene_opened", by, place: "the lamp room", present: ["Hanne Orre"], exits: ["the stair"] },
    { type: "cast_changed", by, name: "Hanne Orre", role: "keeper", attitude: 2 },
    { type: "clock_changed", by, name: "The tide", segments: 4, ticks: 3, full: "the causeway floods" },
    {
      type: "secret_added",
      by,
      secret: {
        id: "s1",
        text: "Hanne put the flame out herself.",
        knownBy: ["Hanne Orre"],
        when: "she is caught in a lie",
        place: "",
        thread: "",
        revealed: null,
      },
    },
    {
      type: "secret_added",
      by,
      secret: {
        id: "s2",
        text: "The wreckers wait in the cove.",
        knownBy: [],
        when: "",
        place: "the cove",
        thread: "",
        revealed: null,
      },
    },
  ],
  1,
);

function tools(more: Partial<Parameters<typeof brief>[0]> = {}) {
  const table = new FakeTable(MIRA);
  const turn = new TurnTools(brief({ table, story: STORY, ...more }), new AbortController().signal);
  const call = async (name: string, value: unknown) => {
    const result = await turn.call(name, JSON.stringify(value));
    return { ...result, said: JSON.parse(result.content) as Record<string, unknown> };
  };
  return { turn, table, call };
}

describe("the tools as a model is told of them", () => {
  it("are nine, always in one order, without what some servers refuse", () => {
    expect(TOOL_SPECS.map(({ name }) => name)).toEqual([
      "check",
      "act",
      "encounter",
      "scene",
      "cast",
      "thread",
      "reveal",
      "change",
      "recall",
    ]);
    expect(JSON.stringify(TOOL_SPECS)).not.toMatch(/\$schema|maxLength|additionalProperties/u);
    expect(Object.keys(TOOLS)).toEqual(TOOL_SPECS.map(({ name }) => name));
  });
});

describe("a check", () => {
  it("is read kindly: skills by other words, tiers by number, saves by three letters", async () => {
    for (const [asked, done] of [
      [{ what: "WIS save", dc: "20" }, "check wisdom against 20"],
      [{ skill: "sneak", difficulty: "Moderate" }, "check stealth against 15"],
      [{ what: "Dexterity (Acrobatics)", difficulty: "very hard" }, "check acrobatics against 25"],
      [{ ability: "Strength", difficulty: 11 }, "check strength against 10"],
    ] as const) {
      const { call, table } = tools();
      const { refused } = await call("check", { ...asked, win: "in", lose: "out" });
      expect(refused).toBe(false);
      expect(table.done).toEqual([done]);
    }
  });

  it("is easier with a friend, where it is about talking", async () => {
    const { call, table } = tools();
    await call("check", { what: "persuasion", difficulty: "medium", win: "a", lose: "b", against: "Hanne" });
    await call("check", { what: "stealth", difficulty: "medium", win: "a", lose: "b", against: "Hanne" });
    expect(table.done).toEqual(["check persuasion against 13", "check stealth against 15"]);
  });

  it("that misses ticks the clock it names, and says when that is full", async () => {
    const { call, turn } = tools();
    const { said } = await call("check", {
      what: "stealth",
      difficulty: "extreme",
      win: "a",
      lose: "the bell rings",
      clock: "tide",
    });
    expect(said).toMatchObject({
      outcome: "failure",
      lose: "the bell rings",
      clock: "The tide: 4 of 4, full: the causeway floods",
    });
    expect(turn.story.clocks[0]?.filled).toBe(4);
  });
});

describe("the story", () => {
  it("changes by scene, cast and thread, and knows people by part of their name", async () => {
    const { call, turn } = tools();
    await call("scene", { op: "update", location: "the cove", people: "Hanne, Corvane", question: "Who signals?" });
    await call("cast", { name: "hanne", attitude: "-2", wants: "to be gone", dead: false });
    await call("thread", { op: "open", title: "The signal", type: "mystery", question: "Who signals?" });
    await call("thread", { name: "The signal", progress: "They found lamp oil in the cove." });
    expect(turn.story.scene).toMatchObject({ place: "the cove", present: ["Hanne Orre", "Corvane"] });
    expect(turn.story.cast.find(({ name }) => name === "Hanne Orre")).toMatchObject({
      attitude: -2,
      want: "to be gone",
      place: "the cove",
    });
    expect(turn.story.threads).toMatchObject([
      { title: "The signal", kind: "mystery", state: "open", steps: ["They found lamp oil in the cove."] },
    ]);
  });

  it("introduces who is new, once", async () => {
    const { call } = tools();
    const first = await call("cast", { name: "Corvane", role: "wrecker" });
    expect(first.events).toContainEqual({
      type: "introduce",
      name: "Corvane",
      entityType: "person",
      description: "wrecker",
    });
    const second = await call("cast", { name: "Corvane", attitude: -1 });
    expect(second.events.filter(({ type }) => type === "introduce")).toEqual([]);
  });

  it("never makes the hero one of the cast, nor gives a new person a worn name", async () => {
    const { call, turn } = tools();
    expect((await call("cast", { name: "Mira", wants: "gold" })).refused).toBe(true);
    expect((await call("cast", { name: "Elara Thorne", role: "sage" })).refused).toBe(true);
    expect(turn.story).toBe(STORY);
    const game = tools({
      transcript: [{ turnId: "t1", number: 1, playerText: "I ask for Elara.", reply: "She is out." }],
    });
    expect((await game.call("cast", { name: "Elara", role: "sage" })).refused).toBe(false);
  });

  it("gives nobody new the first name of somebody else, and says how to go on", async () => {
    const { call, turn } = tools();
    const other = await call("cast", { name: "Hanne Brack", role: "smuggler" });
    expect(other.said["error"]).toBe(
      "There is Hanne Orre already. If you mean Hanne Orre, say the whole name; somebody else needs another first name",
    );
    expect((await call("cast", { name: "Captain Mira Holt" })).said["error"]).toContain("There is Mira Vance already");
    expect((await call("scene", { op: "update", present: ["Hanne Orre", "Mira Holt"] })).refused).toBe(true);
    expect((await call("encounter", { op: "start", foes: [{ name: "Hanne Brack", kind: "bandit" }] })).refused).toBe(
      true,
    );
    expect(turn.story).toBe(STORY);
    expect((await call("cast", { name: "Orre Tull", role: "smuggler" })).refused).toBe(false);
  });

  it("lets the player and the setting name two alike, and tells the model to keep them apart", async () => {
    const { call, turn } = tools({ playerText: "I look for my cousin Hanne Brack." });
    const { said, refused } = await call("cast", { name: "Hanne Brack", role: "cousin" });
    expect(refused).toBe(false);
    expect(said["note"]).toBe("Not the same as Hanne Orre: write their names in full");
    const unclear = await call("cast", { name: "Hanne", attitude: 1 });
    expect(unclear.said["error"]).toBe("Several are called Hanne: Hanne Orre, Hanne Brack. Say the whole name");
    expect(turn.story.cast.filter(({ name }) => name.startsWith("Hanne"))).toHaveLength(2);
  });

  it("never lists the hero among the people of the scene", async () => {
    const { call, turn } = tools();
    await call("scene", { op: "update", present: ["Hanne", "Mira"] });
    expect(turn.story.scene?.present).toEqual(["Hanne Orre"]);
    expect(turn.story.cast.map(({ name }) => name)).toEqual(["Hanne Orre"]);
  });

  it("brings somebody of the cast into a fight by part of the name, and nobody by their kind", async () => {
    const { call, table } = tools();
    await call("cast", { name: "the tall bandit", role: "bandit" });
    await call("encounter", { op: "start", foes: [{ name: "Hanne" }, { name: "bandit" }] });
    expect(table.done.at(-1)).toContain('"name":"Hanne Orre"');
    expect(table.done.at(-1)).toContain('"name":"bandit"');
  });

  it("keeps a new want of somebody back, though the player knew the old one", async () => {
    const { call, turn } = tools();
    const hanne = () => turn.story.cast.find(({ name }) => name === "Hanne Orre");
    await call("cast", { name: "Hanne", wants: "to be paid", told: true });
    await call("cast", { name: "Hanne", wants: "to be paid", attitude: 1 });
    expect(hanne()).toMatchObject({ want: "to be paid", wantKnown: true });
    await call("cast", { name: "Hanne", wants: "to see the party drown" });
    expect(hanne()).toMatchObject({ want: "to see the party drown", wantKnown: false });
  });

  it("refuses a thread that is not there, and says which are", async () => {
    const { call } = tools();
    expect((await call("thread", { op: "resolve", name: "The lost crown" })).content).toContain("There is no thread");
  });
});

describe("a secret", () => {
  it("comes out by its id or its words, where it can, and only once", async () => {
    const { call, turn } = tools();
    expect(
      (await call("reveal", { fact: "Hanne herself put out the flame", to: "Mira", how: "caught in a lie" })).refused,
    ).toBe(false);
    expect(turn.story.secrets[0]?.revealed).toMatchObject({ to: "Mira", how: "caught in a lie" });
    expect((await call("reveal", { fact: "s1", how: "again" })).refused).toBe(true);
    expect((await call("reveal", { fact: "s2", how: "somehow" })).content).toContain("cannot come out here yet");
  });
});

describe("a look into memory", () => {
  it("says what was found with its turn and who knows of it, and marks what is secret", async () => {
    const found = [
      recalled("a", "words"),
      { ...recalled("b", "words"), secret: true },
      { ...recalled("c", "words"), knowers: ["Hanne"] },
    ];
    const { call } = tools({ searchMemory: async () => found });
    const { said } = await call("recall", { query: "the oil", about: "Hanne" });
    expect(said["found"]).toEqual([
      { turn: 4, says: "What a says" },
      { turn: 4, says: "What b says", secret: "yours alone" },
      { turn: 4, says: "What c says", known_to: ["Hanne"] },
    ]);
  });

  it("is an error that the model is told where memory is off or out", async () => {
    expect((await tools().call("recall", { query: "oil" })).content).toContain("switched off");
    const down = tools({
      searchMemory: async () => {
        throw new Error("down");
      },
    });
    expect((await down.call("recall", { query: "oil" })).content).toContain("cannot be reached");
  });
});

describe("a change that waits for the player's yes", () => {
  it("is told to the model as a proposal, with the sheet as it still is", async () => {
    const { call, table } = tools();
    table.waits = () => true;
    table.change = async () => table.sheets()[0]!;
    const before = table.sheets()[0]!.gold;
    const { said, refused } = await call("change", { what: "gold", amount: "5", why: "a purse" });
    expect(refused).toBe(false);
    expect(said).toMatchObject({ gold: before, proposed: 5, note: expect.stringContaining("has not happened yet") });
    expect(said).not.toHaveProperty("changed");
  });
});
