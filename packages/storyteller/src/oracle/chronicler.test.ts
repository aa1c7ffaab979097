import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { EntityDraft, MemoryDraft } from "#contracts/memory/items";
import type { Roll } from "#contracts/play/dice";
import type { TurnCompleted } from "#contracts/queue/messages";

import { createOracleChronicler } from "./chronicler.ts";

const chronicler = createOracleChronicler();
const { signal } = new AbortController();

const turn = (told: Partial<TurnCompleted>): TurnCompleted => ({
  type: "turn.completed",
  userId: "u",
  campaignId: "c",
  worldId: "w",
  turnId: "6f1c2a30-0000-4000-8000-000000000001",
  parentTurnId: null,
  number: 3,
  version: 1,
  kind: "action",
  state: "complete",
  playerText: "",
  reply: "",
  rolls: [],
  effects: [],
  introduced: [],
  characterNames: ["Mira"],
  at: "2026-09-15T20:00:00.000Z",
  ...told,
});
const digest = (told: Partial<TurnCompleted>) => chronicler.chronicle(turn(told), signal);
const deed = async (playerText: string, characterNames = ["Mira"]) =>
  (await digest({ playerText, characterNames })).items.find((item) => item.key === "deed")?.content;
const kinds = async (told: Partial<TurnCompleted>, kind: string) =>
  (await digest(told)).items.filter((item) => item.kind === kind).map((item) => item.content);

const check = (success: boolean): Roll => ({
  number: 0,
  notation: "1d20",
  label: "Stealth",
  characterId: "m",
  dice: [],
  total: success ? 17 : 4,
  check: {
    kind: "ability",
    ability: "dexterity",
    skill: "Stealth",
    dc: 12,
    modifier: 2,
    advantage: "none",
    success,
    stakes: "slip past the guard",
  },
});

describe("the player's own deed", () => {
  it.each([
    ["I promise Hanne the silver locket", "Mira promised Hanne the silver locket."],
    ["I kneel and give my word: I'm coming back.", "Mira knelt and gave their word: they were coming back."],
    [
      "I carefully open the door, take the lamp and follow him",
      "Mira carefully opened the door, took the lamp and followed him.",
    ],
    ["We sneak past the guards", "Mira and the others sneaked past the guards."],
    ["Mira climbs the mill", "Mira climbs the mill."],
    ["I don't trust Corvin", "Mira did not trust Corvin."],
    ["I will burn the ledger", "Mira will burn the ledger."],
    ['I say "I am no thief" and leave', 'Mira said "I am no thief" and leave.'],
    ["“Who goes there?”", "Mira said: “Who goes there?”"],
    ["What is over there?", "Mira asked: What is over there?"],
    ["look around", "Mira: look around."],
  ])("%s", async (words, told) => expect(await deed(words)).toBe(told));

  it("belongs to whoever the words name, and to the first of the party otherwise", async () => {
    expect(await deed("Brann lifts the gate", ["Mira", "Brann"])).toBe("Brann lifts the gate.");
    expect(await deed("We lift the gate", ["Mira", "Brann"])).toBe("Mira and Brann lifted the gate.");
    expect(await deed("I wait", [])).toBe("The player waited.");
  });

  it("is never dropped, however small the reply", async () => {
    const { items } = await digest({ playerText: "I hide the key under the third stone", reply: "Done." });
    expect(items.map((item) => item.key)).toEqual(["deed"]);
    expect(items[0]!.content).toContain("hid the key under the third stone");
  });

  it("that gives one's word is kept as a quest, weightier than chatter", async () => {
    const { items } = await digest({ playerText: "I promise Hanne the silver locket" });
    expect(items[0]).toMatchObject({ kind: "quest", importance: 4, entities: ["Mira", "Hanne"] });
  });
});

const REPLY =
  "You reach the Weeping Fen by dusk. Hanne, the miller's widow, looks at you for a long while. “Bring it back before winter,” she says. “My sister Ysolde wore it.” Old Corvin is the ferryman here. Rain falls.";

describe("a reply", () => {
  it("leaves one episode: who did what, how the dice fell and where", async () => {
    const [episode, ...more] = await kinds({ playerText: "I sneak in", reply: REPLY, rolls: [check(true)] }, "episode");
    expect(more).toEqual([]);
    for (const part of ["At the Weeping Fen", "Mira sneaked in", "Mira succeeded: slip past the guard", "Hanne"]) {
      expect(episode).toContain(part);
    }
    expect((await kinds({ playerText: "I sneak in", reply: REPLY, rolls: [check(false)] }, "episode"))[0]).toContain(
      "Mira failed",
    );
  });

  it("leaves what people said with who said it, also where only a pronoun says so", async () => {
    const { items } = await digest({ reply: REPLY });
    expect(items.filter((item) => item.kind === "dialogue")).toMatchObject([
      { content: "Hanne: “My sister Ysolde wore it.”", speaker: "Hanne" },
    ]);
    const spoken = "Captain Ysolde Marr turns. She asks, “Are you with the Iron Guild?” “No,” mutters Corvin.";
    expect(
      (await digest({ reply: spoken })).items.filter((item) => item.kind === "dialogue").map((item) => item.speaker),
    ).toEqual(["Captain Ysolde Marr", "Corvin"]);
  });

  it("leaves tasks as quests, and who is who as facts", async () => {
    expect(await kinds({ reply: REPLY }, "quest")).toEqual(["Hanne: “Bring it back before winter.”"]);
    expect(await kinds({ reply: REPLY }, "fact")).toEqual([
      "Hanne, the miller's widow, looks at you for a long while.",
      "Old Corvin is the ferryman here.",
    ]);
  });

  it("weighs by product.md's rules, and its tone is heard", async () => {
    const worthy = "Corvin whispers of an ancient secret, hidden and strange, beneath the old mill by the river.";
    const { items } = await digest({ reply: worthy });
    expect(items.find((item) => item.kind === "episode")).toMatchObject({ importance: 4, tone: "mysterious" });
    const idle = await digest({
      reply: "The rain goes on falling over the roofs of the town and nobody comes to the door.",
    });
    expect(idle.items.find((item) => item.kind === "episode")).toMatchObject({ importance: 1, tone: "neutral" });
  });

  it("that broke off is digested as far as it was told, to its last whole sentence", async () => {
    for (const state of ["stopped", "interrupted", "failed"] as const) {
      const [episode] = await kinds(
        { state, reply: "Corvin opens the door to the cellar and waits there. Inside stands the drag" },
        "episode",
      );
      expect(episode).toBe("Corvin opens the door to the cellar and waits there.");
      expect((await digest({ state, reply: "", playerText: "I wait" })).items.map((item) => item.key)).toEqual([
        "deed",
      ]);
    }
  });

  it("of an opening or a continuation has no deed of the player's", async () => {
    for (const kind of ["opening", "continue"] as const) {
      expect((await digest({ kind, playerText: "ignored", reply: REPLY })).items.map((item) => item.key)).not.toContain(
        "deed",
      );
    }
  });
});

describe("changes to the sheet", () => {
  it("are told in words: wounds, things, gold, conditions, rests", async () => {
    const { items } = await digest({
      effects: [
        { type: "hit_points", characterId: "m", delta: -5, reason: "the wolf's bite" },
        { type: "item", characterId: "m", name: "silver locket", delta: 1, reason: "" },
        { type: "gold", characterId: "m", delta: -3, reason: "" },
      ],
    });
    expect(items.map((item) => item.content)).toEqual([
      "Mira was wounded and lost 5 hit points (the wolf's bite).",
      "Mira gained silver locket.",
      "Mira paid or lost 3 gold.",
    ]);
  });

  it("name nobody in particular where several play, and nothing where nothing changed", async () => {
    const effects: TurnCompleted["effects"] = [
      { type: "hit_points", characterId: "x", delta: 0, reason: "" },
      { type: "condition", characterId: "x", condition: "poisoned", present: true, reason: "" },
    ];
    const { items } = await digest({ effects, characterNames: ["Mira", "Brann"] });
    expect(items.map((item) => item.content)).toEqual(["The party is now poisoned."]);
  });
});

describe("entities", () => {
  it("come as introduced first, then the player's characters, then names in the text with their aliases", async () => {
    const { entities } = await digest({
      reply: "Captain Ysolde Marr nods. You thank Ysolde and walk to the Drowned Bell in Oakford.",
      introduced: [
        { name: "Drowned Bell", type: "place", description: "A tavern on stilts." },
        { name: "Grey Thing", type: "nonsense", description: "It hums." },
      ],
    });
    expect(entities.map(({ name, type, aliases }) => [name, type, aliases])).toEqual([
      ["Drowned Bell", "place", []],
      ["Grey Thing", "person", []],
      ["Mira", "person", []],
      ["Captain Ysolde Marr", "person", ["Ysolde"]],
      ["Oakford", "place", []],
    ]);
  });
});

describe("a chronicle", () => {
  it("is the same every time, with keys that never collide", async () => {
    const told = { playerText: "I swear an oath to Hanne", reply: REPLY, rolls: [check(true)] };
    const chronicle = await digest(told);
    expect(await digest(told)).toEqual(chronicle);
    expect(new Set(chronicle.items.map((item) => item.key)).size).toBe(chronicle.items.length);
    expect(chronicle.source).toBe("oracle");
  });

  it("keeps to its bounds and to the contract whatever text comes", async () => {
    const words = fc.constantFrom(
      "Mira",
      "“",
      "”",
      '"',
      "says",
      "The",
      "Hanne",
      ".",
      "?",
      "\n# ",
      "<b>",
      "is a",
      "promise",
      "I",
      "`",
      "'",
      "…",
      "Ω",
      "👾",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.array(words, { maxLength: 200 }).map((list) => list.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(fc.string({ maxLength: 150 }), { maxLength: 4 }),
        async (playerText, reply, names) => {
          const introduced = names.map((name) => ({ name, type: "person", description: reply }));
          const { items, entities } = await digest({
            playerText,
            reply: reply.repeat(5),
            characterNames: names,
            introduced,
          });
          expect(items.length).toBeLessThanOrEqual(14);
          expect(entities.length).toBeLessThanOrEqual(20);
          for (const item of items) {
            if (playerText.isWellFormed() && reply.isWellFormed())
              expect(MemoryDraft.safeParse(item).error).toBeUndefined();
            expect(item.content.trim()).not.toBe("");
            expect(item.content).not.toMatch(/[<`\n]/u);
          }
          for (const entity of entities) expect(EntityDraft.safeParse(entity).error).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is not begun once nobody waits for it", async () => {
    await expect(chronicler.chronicle(turn({}), AbortSignal.abort())).rejects.toThrow("abort");
  });
});
