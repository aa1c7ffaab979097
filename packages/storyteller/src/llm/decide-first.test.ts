import { describe, expect, it } from "vitest";

import { EMPTY_STORY } from "#contracts/story/state";
import type { FakeChatModel } from "./chat-model.fake.ts";
import { ModelFailure } from "./chat-model.ts";
import { decidedCall } from "./decide-first.ts";
import { brief, FakeTable } from "./testing/brief.fake.ts";
import { model, narrated } from "./testing/narrated.ts";
import { STORY } from "./testing/scripts.ts";

const deciding = (...answers: Parameters<typeof model>[0]): FakeChatModel =>
  Object.assign(model(answers, { callsTools: false }), { decidesFirst: true });
const lastOf = (fake: FakeChatModel, request: number) => fake.asked[request]?.messages.at(-1)?.content ?? "";

const CHECK = {
  needs: "check",
  who: "Mira",
  what: "insight",
  difficulty: "hard",
  win: "she lets the name slip",
  lose: "she sends for the guard",
};

describe("a model that decides first", () => {
  it("decides before it writes, and writes with what was rolled", async () => {
    const table = new FakeTable();
    const fake = deciding(JSON.stringify(CHECK), STORY);
    const { text } = await narrated([fake], brief({ table }));
    expect(text).toBe(STORY);
    expect(table.done).toEqual(["check insight against 20"]);
    expect(lastOf(fake, 0)).toContain("Answer with one JSON object");
    expect(lastOf(fake, 1)).toContain("she sends for the guard");
    expect(lastOf(fake, 1)).not.toContain("Answer with one JSON object");
    expect(fake.asked.map(({ tools }) => tools)).toEqual([[], []]);
  });

  it("attacks in the same way, and tells the blow from the table's numbers", async () => {
    const table = new FakeTable();
    const fake = deciding('{"needs":"attack","what":"shortsword","target":"Snag"}', STORY);
    await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["Mira Vance attack shortsword Snag"]);
    expect(lastOf(fake, 1)).toContain("17 against 13");
  });

  it("begins a fight that others begin, and brings in who is attacked and was never named", async () => {
    const table = new FakeTable();
    await narrated([deciding('{"needs":"fight","target":"2 goblins"}', STORY)], brief({ table }));
    expect(table.done.join()).toMatch(/^encounter .*"op":"start".*"name":"goblin","count":2/u);

    const strict = new FakeTable();
    const act = strict.act;
    strict.act = async (named, story) =>
      strict.done.some((done) => done.startsWith("encounter"))
        ? act(named, story)
        : { why: "Nobody called goblin is in the story, and nothing was rolled" };
    const fake = deciding('{"needs":"attack","what":"shortsword","target":"goblin"}', STORY);
    await narrated([fake], brief({ table: strict }));
    expect(strict.done.map((done) => done.split(" ")[0])).toEqual(["encounter", "Mira"]);
    expect(lastOf(fake, 1)).toContain("17 against 13");
    expect(lastOf(fake, 1)).toContain("The fight begins.");
  });

  it("ends a fight with words that win, and with no others", async () => {
    const snag = {
      name: "Snag",
      side: "foe",
      armorClass: 13,
      hp: { current: 12, max: 12 },
      conditions: [],
      attacks: [],
    };
    const story = {
      ...EMPTY_STORY,
      encounter: { round: 1, order: ["Snag"], combatants: [{ ...snag, side: "foe" as const }] },
    };
    for (const [difficulty, isOver] of [
      ["medium", true],
      ["extreme", false],
    ] as const) {
      const table = new FakeTable();
      const decision = JSON.stringify({ ...CHECK, what: "persuasion", target: "Snag", difficulty });
      await narrated([deciding(decision, STORY)], brief({ table, story, playerText: "“Put it down, Snag!”" }));
      expect(table.done.some((done) => done.includes('"parley"'))).toBe(isOver);
    }
  });

  it("rolls nothing where nothing is at risk, and reads the same prompt for both", async () => {
    const table = new FakeTable();
    const fake = deciding('```json\n{"needs":"nothing"}\n```', STORY);
    expect((await narrated([fake], brief({ table }))).text).toBe(STORY);
    expect(table.done).toEqual([]);
    expect(lastOf(fake, 0).startsWith(lastOf(fake, 1))).toBe(true);
    expect(fake.asked[0]?.messages.slice(0, -1)).toEqual(fake.asked[1]?.messages.slice(0, -1));
  });

  it("is asked once more if its decision cannot be read, and then writes without one", async () => {
    const once = deciding("I think she should roll.", JSON.stringify(CHECK), STORY);
    const table = new FakeTable();
    await narrated([once], brief({ table }));
    expect(table.done).toHaveLength(1);
    const { text, events } = await narrated([deciding("Hm.", "Hm.", STORY)]);
    expect(text).toBe(STORY);
    expect(events).toContainEqual({ type: "call_lost", tool: "check" });
  });

  it("is told why the table refused, and nothing is rolled", async () => {
    const table = new FakeTable();
    const fake = deciding(JSON.stringify({ ...CHECK, what: "luck" }), STORY);
    await narrated([fake], brief({ table }));
    expect(table.done).toEqual([]);
    expect(lastOf(fake, 1)).toMatch(/refused.*no skill or ability/su);
  });

  it("writes the turn all the same if it fails at deciding", async () => {
    const fake = deciding([new ModelFailure("rejected", "400")], STORY);
    expect((await narrated([fake])).text).toBe(STORY);
  });

  it("decides nothing of what the rules have done, nor in an opening", async () => {
    for (const more of [{ acted: ["Mira hits Snag."] }, { kind: "opening" as const, playerText: "" }]) {
      expect((await narrated([deciding(STORY)], brief(more))).text).toBe(STORY);
    }
  });

  it("has a directive in its text done all the same", async () => {
    const table = new FakeTable();
    const fake = deciding('{"needs":false}', 'You watch her. [[check {"what":"insight"}]]', STORY);
    await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["check insight against 15"]);
  });
});

describe("a decision", () => {
  it.each([
    ['{"needs":"saving throw","what":"dexterity save"}', "check"],
    ['{"needs":true,"what":"stealth"}', "check"],
    ['{"need":"melee attack","what":"axe","target":"Snag"}', "act"],
    ['Sure! {"needs":"spell","what":"Fire Bolt","target":["Snag"]} Let me know.', "act"],
    ['<think>hm {</think>{"needs":"item","what":"rope"}', "act"],
  ])("is read kindly: %s", (answer, name) => {
    expect(decidedCall(answer)?.name).toBe(name);
  });

  it.each(["", "none", "{}", '{"needs":"luck"}'])("is none: %j", (answer) => {
    expect(decidedCall(answer)).toBeUndefined();
  });
});
