import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { checkReply } from "./check-reply.ts";
import { at, dead, person, replyToCheck } from "../../../test/reply-to-check.ts";
import type { ReplyToCheck } from "./reply-to-check.ts";

const flagged = (reply: string, more: Partial<ReplyToCheck> = {}) =>
  checkReply(replyToCheck(reply, more)).map(({ kind, about }) => `${kind}: ${about}`);

describe("Brakk, who died in turn 3,", () => {
  const known = [dead("Brakk"), person("Hela")];

  it.each([
    "Brakk nods at you.",
    "The door opens. Brakk steps in and grins.",
    "“Come in,” says Brakk.",
    "“Come in,” said Brakk.",
    "Old Brakk shrugs.",
    "Brakk, the ferryman, pours two cups.",
    "Brakk slowly draws a knife.",
    "“Is that so?” Brakk asks. He waits.",
    "**Brakk** laughs.",
    "Hela laughs, and then Brakk laughs too.",
    "Brakk hands you the key.",
  ])("is flagged where he acts: %s", (reply) => {
    const [flag] = checkReply(replyToCheck(reply, { known }));
    expect(flag).toMatchObject({
      kind: "dead_acts",
      about: "Brakk",
      contradicts: { itemId: "7", turnNumber: 3, content: "Brakk dies at the ford." },
      resolved: false,
    });
    expect(reply).toContain(flag?.sentence);
  });

  it.each([
    "Brakk lies where he fell.",
    "The widow of Brakk nods.",
    "Brakk’s brother nods at you.",
    "Young Brakk nods.",
    "You think of Brakk.",
    "Hela nods at the grave of Brakk.",
    "“Brakk nods at everything,” says Hela.",
    "“Brakk said you would come,” says Hela.",
    "Brakk had warned you of this.",
    "You remember how Brakk laughs at danger.",
    "The ghost of Brakk rises. Brakk smiles.",
    "In your dream Brakk smiles at you.",
    "Brakk stares at the sky with dead eyes.",
    "The portrait of Brakk smiles.",
    "If Brakk speaks the truth, you are late.",
    "Ada Brakk nods at you.",
    "Brakkal nods.",
    "“Come in,” says Brakkal.",
    "“Come in,” says Brakk Junior.",
    "Hela and the brothers Brakk used to drink here.",
    "Nobody acts as Brakk says.",
    "Brakk once told you of the gate.",
  ])("is left in peace: %s", (reply) => expect(flagged(reply, { known })).not.toContain("dead_acts: Brakk"));

  it("is flagged by the last turns, where memory has not read them yet", () => {
    const transcript = [{ turnId: "t", number: 4, playerText: "I strike", reply: "You kill Brakk with one blow." }];
    const flags = checkReply(replyToCheck("“Enough,” says Brakk.", { transcript }));
    expect(flags[0]).toMatchObject({ kind: "dead_acts", contradicts: { itemId: null, turnId: "t", turnNumber: 4 } });
  });

  it("is alive again when a later turn says so", () => {
    const transcript = [{ turnId: "t", number: 4, playerText: "", reply: "Brakk returns from the dead." }];
    expect(flagged("Brakk nods.", { known, transcript })).toEqual([]);
  });

  it("may be spoken with by who raises him", () => {
    expect(flagged("Brakk nods.", { known, playerText: "I summon the spirit of Brakk." })).toEqual([]);
  });
});

describe("what Mira does not have", () => {
  const gone = [
    { name: "healing potion", delta: 1, reason: "bought", turnId: "a", turnNumber: 1 },
    { name: "healing potion", delta: -1, reason: "drunk at the ford", turnId: "b", turnNumber: 2 },
  ];

  it.each(["You drink your last potion.", "Mira uncorks her healing potion.", "You quickly pull out your potion."])(
    "is flagged where it was spent: %s",
    (reply) =>
      expect(checkReply(replyToCheck(reply, { itemChanges: gone }))[0]).toMatchObject({
        kind: "item_unowned",
        contradicts: { turnId: "b", turnNumber: 2, content: "healing potion: drunk at the ford" },
      }),
  );

  it.each(["You unroll your scroll and read.", "You raise your spyglass.", "Mira consults her old map."])(
    "is flagged where nobody ever had one: %s",
    (reply) => expect(flagged(reply)).toHaveLength(1),
  );

  it.each([
    "You draw your sword.",
    "You light your torch.",
    "You pull your cloak tight and raise your lantern.",
    "You drink the potion she offers.",
    "Hela drinks her potion.",
    "You have no potion to drink.",
    "If you drink your potion now, it is gone.",
    "You read the scroll on the wall.",
    "You reach for your purse.",
    "You throw your knife.",
    "You open your mouth.",
    "You turn your back.",
  ])("is not: %s", (reply) => expect(flagged(reply).filter((flag) => flag.startsWith("item"))).toEqual([]));

  it("is not what this very turn gives or takes, what is on the sheet, or what was spoken of before", () => {
    const effect = { type: "item", characterId: "mira", name: "healing potion", delta: -1, reason: "" } as const;
    expect(flagged("You drink your potion.", { effects: [effect] })).toEqual([]);
    const [sheet] = replyToCheck("").sheets;
    const sheets = sheet ? [{ ...sheet, inventory: [{ name: "potion of healing", quantity: 1 }] }] : [];
    expect(flagged("You drink your potion.", { sheets })).toEqual([]);
    const transcript = [{ turnId: "t", number: 1, playerText: "", reply: "She hands you a small potion." }];
    expect(flagged("You drink your potion.", { transcript })).toEqual([]);
    expect(flagged("You drink your potion.", { wasWritten: (word) => word === "potion" })).toEqual([]);
  });
});

describe("who is in two places", () => {
  it("is flagged within one reply, and against the turn before", () => {
    expect(
      flagged("Hela waits at the Salt Gate. Meren nods. Hela sits in the Drowned Inn.", {
        known: [person("Hela"), person("Meren")],
      }),
    ).toEqual(["two_places: Hela"]);
    expect(
      checkReply(replyToCheck("Hela sits in the Drowned Inn.", { known: [at("Hela", "Salt Mill")] })),
    ).toMatchObject([{ kind: "two_places", contradicts: { itemId: "8", turnNumber: 4 } }]);
  });

  it.each([
    ["Hela sits in the Drowned Inn.", at("Hela", "Salt Mill", 2)],
    ["Hela sits in the Drowned Inn.", at("Hela", "Varrow City")],
    ["Hela sits in the Drowned Inn.", at("Hela", "Drowned Inn")],
    ["Hela arrives. Hela sits in the Drowned Inn.", at("Hela", "Salt Mill")],
    ["Next morning Hela sits in the Drowned Inn.", at("Hela", "Salt Mill")],
    ["“Hela sits in the Drowned Inn,” he says.", at("Hela", "Salt Mill")],
    ["Hela’s brother sits in the Drowned Inn.", at("Hela", "Salt Mill")],
  ])("is not, where it may well be so: %s", (reply, hela) =>
    expect(flagged(reply, { known: [hela], wasWritten: () => true })).toEqual([]),
  );

  it("is nobody who was sent there", () => {
    const known = [at("Hela", "Salt Mill")];
    expect(
      flagged("Hela sits in the Drowned Inn.", { known, playerText: "I go to the inn", wasWritten: () => true }),
    ).toEqual([]);
  });
});

describe("a name", () => {
  it("is not looked for where the campaign is told in another language: there every noun may look like one", () => {
    const { scene } = replyToCheck("");
    const german = { ...scene, campaign: { ...scene.campaign, language: "de" as const } };
    expect(flagged("Du stehst in Dunkelheit.", { scene: german })).toEqual([]);
    expect(flagged("You walk on to Greymoor.", { scene: german })).toEqual([]);
  });

  it.each([
    ["Hela nods at you as she always does.", "Hela"],
    ["“Welcome back,” says Tovin.", "Tovin"],
    ["You walk on to Greymoor.", "Greymoor"],
    ["You sit down with Orsolya Brandt.", "Orsolya Brandt"],
    ["Hela, the queen’s archmage, nods from the corner where she has always stood.", "Hela"],
    ["Tovin, the smith, nods as he always does.", "Tovin"],
  ])("from nowhere is flagged: %s", (reply, about) => expect(flagged(reply)).toEqual([`unknown_name: ${about}`]));

  it.each([
    "The captain nods.",
    "A woman named Hela nods at you.",
    "Hela, the smith’s daughter, nods at you.",
    "Hela, who has always lived by the gate, nods at you.",
    "“I am Hela,” she says.",
    "“Ask for Tovin in Greymoor,” says the smith.",
    "Mira Vance steps into Varrow Point.",
    "The Varrowmen laugh.",
    "Slowly the door opens. Silence answers.",
    "You speak Elvish with the Dwarf.",
    "God knows. In March it rains.",
    "# The Road to Greymoor\n\nYou walk.",
    "The sign says Greymoor.",
    "You come to the village of Greymoor.",
    "Perhaps Fate smiles.",
    "STOP! NOBODY MOVES!",
    "Your Wisdom (Insight) tells you he lies.",
    "Lantern light falls. Water drips. Somebody laughs.",
    "To the North lies the Sea.",
    "Curiosity says to follow the smell of tallow.",
    "Sense tells you to wait.",
    "Silence answers.",
    "Something taps in Morse.",
  ])("is none, or was presented: %s", (reply) => expect(flagged(reply)).toEqual([]));

  it("is known from the player, the game master, memory, the world, the transcript or long ago", () => {
    const reply = "Hela nods at you.";
    expect(flagged(reply, { playerText: "I greet hela" })).toEqual([]);
    expect(flagged(reply, { introduced: [{ name: "Hela", type: "person", description: "" }] })).toEqual([]);
    expect(flagged(reply, { known: [person("Hela Marr", { aliases: ["hela"] })] })).toEqual([]);
    expect(flagged(reply, { memoryContext: "Hela is a friend." })).toEqual([]);
    expect(flagged(reply, { wasWritten: (word) => word === "Hela" })).toEqual([]);
    expect(flagged(reply, { transcript: [{ turnId: "t", number: 1, playerText: "", reply: "Hela waves." }] })).toEqual(
      [],
    );
  });
});

describe("the guard", () => {
  it("never throws and never flags a sentence that is not in the reply", () => {
    const word = fc.constantFrom(
      ..."Brakk Hela (Brakk[ says nods “ ” \" ' ’s . ! ? … You your potion drink is dead at Salt Gate Inn # ** * \n \n\n \0 \\ $& Ünal 蜘蛛 。".split(
        " ",
      ),
    );
    const known = [dead("Brakk"), at("Hela", "Salt Mill"), dead("(Brakk["), person("")];
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.string({ unit: "binary", maxLength: 40 }), (words, noise) => {
        const reply = `${words.join(" ")}${noise}`;
        const flags = checkReply(replyToCheck(reply, { known }));
        for (const { sentence } of flags) expect(reply).toContain(sentence);
        expect(new Set(flags.map(({ id }) => id)).size).toBe(flags.length);
      }),
      { numRuns: 500 },
    );
  });

  it("has nothing to say of an empty reply", () => expect(flagged("")).toEqual([]));
});
