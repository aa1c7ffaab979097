import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { EntityDraft, MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";

import { check, digest, REPLY, turnOf } from "../chronicle/turn.fake.ts";
import { createOracleChronicler } from "./chronicler.ts";

const deed = async (playerText: string, characterNames = ["Mira"]) =>
  (await digest({ playerText, characterNames })).items.find((item) => item.key === "deed")?.content;
const kinds = async (game: Partial<TurnCompleted>, kind: string) =>
  (await digest(game)).items.filter((item) => item.kind === kind).map((item) => item.content);

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
    ["I look around the room and see who is here", "Mira looked around the room and saw who is here."],
    ["I camp and keep watch by the ford", "Mira camped and kept watch by the ford."],
    ["I run away and hide behind the boiler", "Mira ran away and hid behind the boiler."],
    ["I lie and say I was never there", "Mira lied and said they were never there."],
    ["I lie down in the hay", "Mira lay down in the hay."],
    ["I promise to come back and help them", "Mira promised to come back and help them."],
    ["Where did I hide the letter?", "Mira asked: Where did they hide the letter?"],
    ["“Who goes there?”", "Mira said: “Who goes there?”"],
    ["What is over there?", "Mira asked: What is over there?"],
    ["look around", "Mira: look around."],
  ])("%s", async (words, game) => expect(await deed(words)).toBe(game));

  it("belongs to the hero whom the words name, and to the first of the party otherwise", async () => {
    expect(await deed("Brann lifts the gate", ["Mira", "Brann"])).toBe("Brann lifts the gate.");
    expect(await deed("We lift the gate", ["Mira", "Brann"])).toBe("Mira and Brann lifted the gate.");
    expect(await deed("I wait", [])).toBe("The player waited.");
  });

  it("is never dropped, however small the reply", async () => {
    const { items, entities } = await digest({ playerText: "I hide the key under the third stone", reply: "Done." });
    expect(items.map((item) => item.key)).toEqual(["deed"]);
    expect(items[0]!.state).toEqual({ about: "key", relation: "holder", value: "under the third stone" });
    expect(entities).toContainEqual(expect.objectContaining({ name: "key", type: "item" }));
    expect(items[0]!.content).toContain("hid the key under the third stone");
  });

  it("that gives one's word is kept as a quest, weightier than chatter", async () => {
    const { items } = await digest({ playerText: "I promise Hanne the silver locket" });
    expect(items[0]).toMatchObject({ kind: "quest", importance: 4, entities: ["Mira", "Hanne"] });
  });
});

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
    expect(items.filter(({ speaker }) => speaker === "Hanne")).toMatchObject([
      { content: "Hanne: “My sister Ysolde wore it.”", kind: "relationship" },
      { content: "Hanne: “Bring it back before winter.”", kind: "quest" },
    ]);
    const spoken = "Captain Ysolde Marr turns. She asks, “Are you with the Iron Guild?” “No,” mutters Corvin.";
    expect(
      (await digest({ reply: spoken })).items.filter((item) => item.kind === "dialogue").map((item) => item.speaker),
    ).toEqual(["Captain Ysolde Marr", "Corvin"]);
  });

  it("leaves tasks as quests, and who is who as facts", async () => {
    expect(await kinds({ reply: REPLY }, "quest")).toEqual(["Hanne: “Bring it back before winter.”"]);
    expect(await kinds({ reply: REPLY }, "fact")).toEqual([
      "Old Corvin is the ferryman here.",
      "Hanne, the miller's widow, looks at you for a long while.",
    ]);
  });

  it("gives importance and tone by the rules on words", async () => {
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

  it("name each its own bearer where several play", async () => {
    const effects: TurnCompleted["effects"] = [
      { type: "hit_points", characterId: "m", delta: -2, reason: "" },
      { type: "item", characterId: "b", name: "silver locket", delta: 1, reason: "" },
      { type: "gold", characterId: "nobody", delta: 5, reason: "" },
    ];
    const characters = [
      { id: "m", name: "Mira" },
      { id: "b", name: "Brann" },
    ];
    const { items } = await digest({ effects, characters, characterNames: ["Mira", "Brann"] });
    expect(items.map((item) => item.content)).toEqual([
      "Mira was wounded and lost 2 hit points.",
      "Brann gained silver locket.",
      "The party gained 5 gold.",
    ]);
    expect(items[1]?.state).toMatchObject({ about: "silver locket", relation: "holder", value: "Brann" });
  });

  it("name nobody in particular where several play and no ids are known, and nothing where nothing changed", async () => {
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

  it("are known by a part of their name that nobody else bears", async () => {
    const reply =
      "Captain Drel and Jasper Cole meet Edith Cole. Drel falls dead at your feet. Cole runs. Jasper laughs.";
    const { entities, items } = await digest({ reply });
    expect(entities.map(({ name, aliases }) => [name, aliases])).toEqual([
      ["Mira", []],
      ["Captain Drel", ["Drel"]],
      ["Jasper Cole", ["Jasper"]],
      ["Edith Cole", []],
    ]);
    expect(items.flatMap(({ state }) => state ?? [])).toEqual([
      { about: "Captain Drel", relation: "status", value: "dead" },
    ]);
  });
});

describe("a name of one word", () => {
  it("is somebody known by it, wherever it stands", async () => {
    const { entities } = await digest({
      reply: "Bogdan Albrecht nods. You look at Bogdan, and in Bogdan there is only fear.",
    });
    expect(entities.map(({ name, type }) => [name, type])).toEqual([
      ["Mira", "person"],
      ["Bogdan Albrecht", "person"],
    ]);
  });
});

describe("a chronicle", () => {
  it("is the same every time, with keys that never collide", async () => {
    const game = { playerText: "I swear an oath to Hanne", reply: REPLY, rolls: [check(true)] };
    const chronicle = await digest(game);
    expect(await digest(game)).toEqual(chronicle);
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
          expect(items.length).toBeLessThanOrEqual(20);
          expect(entities.length).toBeLessThanOrEqual(26);
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
    await expect(createOracleChronicler().chronicle(turnOf({}), AbortSignal.abort())).rejects.toThrow("abort");
  });
});
