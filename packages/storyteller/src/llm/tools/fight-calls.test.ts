import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { Sheet } from "#contracts/play/sheet";
import { applyStoryEvents } from "../../story/reduce-story.ts";
import { brief, FakeTable, MIRA } from "../testing/brief.fake.ts";
import { model, narrated } from "../testing/narrated.ts";
import { STORY as REPLY } from "../testing/scripts.ts";
import { TurnTools } from "./turn-tools.ts";

const WREN: Sheet = { ...MIRA, characterId: "wren-1", name: "Wren Ashdown" };
const by = "game_master" as const;
const foe = (name: string, current = 12) => ({
  name,
  side: "foe" as const,
  armorClass: 13,
  hp: { current, max: 12 },
  conditions: [],
  attacks: [],
});
const fight = (...foes: ReturnType<typeof foe>[]): StoryState =>
  applyStoryEvents(
    EMPTY_STORY,
    [
      { type: "cast_changed", by, name: "Hanne Orre", role: "keeper" },
      {
        type: "encounter_changed",
        by: "server",
        encounter: { round: 1, order: foes.map(({ name }) => name), combatants: foes },
      },
    ],
    1,
  );

function tools(story: StoryState, ...sheets: Sheet[]) {
  const table = new FakeTable(...sheets);
  const turn = new TurnTools(brief({ table, story }), new AbortController().signal);
  const send = async (name: string, value: unknown) => {
    const { content, refused } = await turn.call(name, JSON.stringify(value));
    return { refused, answer: JSON.parse(content) as Record<string, unknown> };
  };
  return { table, turn, send };
}

describe("the way out of a fight", () => {
  it("is another scene, too: the fight ends by the rules when the party goes elsewhere", async () => {
    const here = applyStoryEvents(fight(foe("Snag")), [{ type: "scene_opened", by, place: "the cove" }], 1);
    const { send, table, turn } = tools(here);
    expect((await send("scene", { op: "update", place: "The Cove", pressure: "the tide" })).refused).toBe(false);
    expect(table.done).toEqual([]);
    const { refused } = await send("scene", { op: "open", place: "the village" });
    expect(refused).toBe(false);
    expect(table.done).toEqual(['encounter {"op":"end","outcome":"flight"}']);
    expect(turn.story.scene?.place).toBe("the village");
  });

  it("is none that the chronicler reads into a reply", () => {
    const here = applyStoryEvents(fight(foe("Snag")), [{ type: "scene_opened", by, place: "the cove" }], 1);
    const late = applyStoryEvents(here, [{ type: "scene_opened", by: "chronicler", place: "the wet cove" }], 1);
    expect(late).toEqual(here);
  });
});

describe("an act", () => {
  it.each([
    [{ who: "Mira", kind: "attack", with: "shortsword", targets: ["Snag"] }, "Mira Vance attack shortsword Snag"],
    [{ character: "mira", type: "Attack", weapon: "Shortsword", target: "snag" }, "Mira Vance attack Shortsword Snag"],
    [{ attacker: "you", weapon: "bow", at: "Snag" }, "Mira Vance attack bow Snag"],
    [{ action: "melee attack", victim: { name: "Snag" } }, "Mira Vance attack Snag"],
    [{ kind: "cast_spell", spell: "Bless", targets: "Mira, Hanne" }, "Mira Vance cast Bless Mira Vance, Hanne Orre"],
    [{ spell: "cure wounds", slot_level: "2nd", target: "me" }, "Mira Vance cast cure wounds me"],
    [{ kind: "drink", item: "potion of healing" }, "Mira Vance item potion of healing"],
    [{ feature: "Second Wind" }, "Mira Vance feature Second Wind"],
    [{ who: "Snag", kind: "attack", with: "scimitar", targets: ["Mira"] }, "Snag attack scimitar Mira Vance"],
    [{ who: "snag", kind: "attack" }, "Snag attack Mira Vance"],
  ])("is read kindly: %j", async (written, done) => {
    const { send, table } = tools(fight(foe("Snag")));
    expect((await send("act", written)).refused).toBe(false);
    expect(table.done).toEqual([done]);
  });

  it("is refused clearly where it cannot be read, and nothing is rolled", async () => {
    const { send, table } = tools(fight(foe("Snag"), foe("Gritch")));
    for (const [written, why] of [
      [{ kind: "dance" }, /kind/u],
      [{ kind: "cast", with: "Bless", slot: 12 }, /slot/u],
      [{ kind: "attack", with: "sword" }, /whom.*Snag, Gritch/u],
    ] as const) {
      const { refused, answer } = await send("act", written);
      expect(refused).toBe(true);
      expect(answer["error"]).toMatch(why);
    }
    expect(table.done).toEqual([]);
  });

  it("that begins a fight is on the only enemy here, and on nobody who is merely cold", async () => {
    const here = (...present: string[]): StoryState =>
      applyStoryEvents(
        EMPTY_STORY,
        [
          { type: "scene_opened", by, place: "the creek", present },
          { type: "cast_changed", by, name: "Grisk", role: "goblin thief", attitude: -2 },
          { type: "cast_changed", by, name: "Snag", role: "goblin", attitude: -3 },
          { type: "cast_changed", by, name: "Hanne Orre", role: "keeper", attitude: -1 },
        ],
        1,
      );
    const alone = tools(here("Grisk", "Hanne Orre"));
    expect((await alone.send("check", { who: "Mira", what: "attack", difficulty: 13 })).refused).toBe(false);
    expect(alone.table.done).toEqual(["Mira Vance attack Grisk"]);
    for (const [present, why] of [
      [["Grisk", "Snag", "Hanne Orre"], /whom.*Grisk, Snag, Hanne Orre$/u],
      [["Hanne Orre"], /whom.*Hanne Orre$/u],
      [[], /whom.*nobody is here/u],
    ] as const) {
      const { send, table } = tools(here(...present));
      expect((await send("act", { kind: "attack" })).answer["error"]).toMatch(why);
      expect(table.done).toEqual([]);
    }
  });

  it("is nobody's where several heroes could be meant, and never a hero's where somebody else is named", async () => {
    const { send, table } = tools(fight(foe("Snag")), MIRA, WREN);
    expect((await send("act", { kind: "attack", targets: ["Snag"] })).answer["error"]).toContain("Say whose");
    await send("act", { who: "Hook-man", kind: "attack", targets: ["Mira"] });
    expect(table.done).toEqual(["Hook-man attack Mira Vance"]);
  });

  it("happens once a turn, however often a model asks", async () => {
    const { send, table } = tools(fight(foe("Snag")));
    const strike = { who: "Mira", kind: "attack", targets: ["Snag"] };
    await send("act", strike);
    expect((await send("act", { ...strike, with: "dagger" })).answer["error"]).toContain("already");
    await send("act", { who: "Snag", kind: "attack" });
    expect(table.done).toHaveLength(2);
  });

  it("of the player's that the rules have done before is not done again", async () => {
    const table = new FakeTable();
    const turn = new TurnTools(brief({ table, acted: ["Mira hits Snag."] }), new AbortController().signal);
    expect((await turn.call("act", JSON.stringify({ kind: "attack", targets: ["Snag"] }))).refused).toBe(true);
    expect(table.done).toEqual([]);
  });

  it("is what a check called attack means", async () => {
    const { send, table } = tools(fight(foe("Snag")));
    await send("check", { who: "Mira", what: "attack", difficulty: 13, win: "a", lose: "b", target: "Snag" });
    expect(table.done).toEqual(["Mira Vance attack Snag"]);
  });

  it.each([
    ['<tool_call>{"name":"act","arguments":{"kind":"attack","target":"Snag"}}</tool_call>', "in marks"],
    ['[[act {"kind":"attack","target":"Snag"}]]', "as a directive"],
    ['```json\n{"tool":"act","args":{"kind":"attack","target":"Snag"}}\n```', "in a block"],
    ['<function=act>{"kind":"attack","target":"Snag"}</function>', "as a function"],
  ])("written into the text is done and not shown, and what follows waits: %s", async (written) => {
    const table = new FakeTable();
    const fake = model([`You lunge. ${written} Your blade finds him and he falls dead.`, REPLY]);
    const { text } = await narrated([fake], brief({ table, story: fight(foe("Snag")) }));
    expect(table.done).toEqual(["Mira Vance attack Snag"]);
    expect(text.replaceAll(/ +\n/gu, "\n")).toBe(`You lunge.\n\n${REPLY}`);
    expect(fake.asked[1]?.messages.map(({ content }) => content).join("\n")).toContain("17 against 13");
  });

  it("tells the model how everybody is, so that it makes up no number", async () => {
    const { send } = tools(fight(foe("Snag", 5), foe("Gritch", 0)));
    const { answer } = await send("act", { kind: "attack", targets: ["Snag"] });
    expect(answer["fight"]).toEqual({ Snag: "5 of 12", Gritch: "down" });
    expect(answer["heroes"]).toEqual({ "Mira Vance": "21 of 21" });
  });
});

describe("a fight as a whole", () => {
  it.each([
    [
      { op: "start", foes: [{ name: "Snag", kind: "goblin", count: 2 }], surprised: "party" },
      { op: "start", foes: [{ name: "Snag", kind: "goblin", count: 2 }], friends: [], surprised: "party" },
    ],
    [
      { action: "begin", enemies: "2 goblins and a wolf", surprise: true, distance: "far away" },
      {
        op: "start",
        foes: [
          { name: "goblin", count: 2 },
          { name: "a wolf", count: 1 },
        ],
        friends: [],
        surprised: "foes",
        zone: "far",
      },
    ],
    [
      { monsters: [{ creature: "ogre", cr: "1/4", number: "1" }], allies: "Hanne" },
      { op: "start", foes: [{ name: "ogre", kind: "ogre", challenge: 0.25, count: 1 }], friends: ["Hanne Orre"] },
    ],
    [
      { op: "flee", who: "Snag" },
      { op: "leave", who: ["Snag"], outcome: "flight" },
    ],
    [
      { op: "surrender", name: "Snag" },
      { op: "leave", who: ["Snag"], outcome: "surrender" },
    ],
    [
      { op: "end", outcome: "won" },
      { op: "end", outcome: "victory" },
    ],
    [
      { op: "move", who: ["Snag"], zone: "melee" },
      { op: "move", who: ["Snag"], zone: "engaged" },
    ],
    [{ op: "morale check" }, { op: "morale" }],
  ])("is ordered as %j", async (written, order) => {
    const { send, table } = tools(fight(foe("Snag")));
    expect((await send("encounter", written)).answer["error"]).toBeUndefined();
    expect(JSON.parse(table.done[0]!.replace("encounter ", ""))).toEqual(order);
  });

  it("is refused without what it needs, and with a hero among the foes", async () => {
    const { send, table } = tools(fight(foe("Snag")));
    expect((await send("encounter", { op: "end" })).answer["error"]).toContain("outcome");
    expect((await send("encounter", { op: "leave" })).answer["error"]).toContain("who");
    expect((await send("encounter", { op: "start", foes: ["Mira"] })).answer["error"]).toContain("no foe");
    expect(table.done).toEqual([]);
  });
});

describe("a change of somebody in the fight", () => {
  it("reaches them and no sheet, and who has nothing left is dead", async () => {
    const { send, table, turn } = tools(
      applyStoryEvents(fight(foe("Snag")), [{ type: "cast_changed", by, name: "Snag", role: "goblin" }], 1),
    );
    await send("change", { who: "Snag", what: "hp", amount: -5, why: "the chandelier" });
    expect(turn.story.encounter?.combatants[0]?.hp.current).toBe(7);
    await send("change", { who: "Snag", what: "condition_on", name: "Prone", why: "the chandelier" });
    expect(turn.story.encounter?.combatants[0]?.conditions).toEqual(["prone"]);
    await send("change", { who: "Snag", what: "hp", amount: "-9", why: "the fire" });
    expect(turn.story.encounter?.combatants[0]?.hp.current).toBe(0);
    expect(turn.story.cast.find(({ name }) => name === "Snag")?.alive).toBe(false);
    expect(table.changed).toEqual([]);
  });

  it("does not come on top of the act that was on them", async () => {
    const { send, turn } = tools(fight(foe("Snag"), foe("Gritch")));
    await send("act", { kind: "attack", targets: ["Snag"] });
    const again = await send("change", { who: "Snag", what: "hp", amount: "-7", why: "axe hit" });
    expect(again.answer["error"]).toContain("is done");
    expect((await send("change", { who: "Gritch", what: "hp", amount: -3, why: "he falls" })).refused).toBe(false);
    expect((await send("change", { who: "Snag", what: "hp", amount: 2, why: "a herb" })).refused).toBe(false);
    expect(turn.story.encounter?.combatants.map(({ hp }) => hp.current)).toEqual([12, 9]);
  });

  it("does not come on top of a blow that the player struck from the sheet", async () => {
    const blow = { by: "Mira Vance", on: "Snag", hit: true, damage: 4, down: false };
    const performed = { lines: ["Mira hits Snag."], events: [], blows: [blow], left: [], outcome: null, won: "" };
    const turn = new TurnTools(brief({ story: fight(foe("Snag", 8)), performed }), new AbortController().signal);
    const change = JSON.stringify({ who: "Snag", what: "hp", amount: -4, why: "the blow" });
    expect((await turn.call("change", change)).refused).toBe(true);
    expect(turn.story.encounter?.combatants[0]?.hp.current).toBe(8);
  });

  it("is refused for what they have no number of", async () => {
    const { send } = tools(fight(foe("Snag")));
    expect((await send("change", { who: "Snag", what: "gold", amount: 5, why: "a purse" })).answer["error"]).toContain(
      "no sheet",
    );
  });
});
