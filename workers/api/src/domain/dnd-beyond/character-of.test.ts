import { describe, expect, it } from "vitest";

import { characterOf } from "./character-of.ts";
import { readSheet } from "./exported-sheet.ts";
import { answered, fakeItem, fakeModifier, fakeStatistics, ilse } from "./sheet.fake.ts";

const read = (sheet: unknown) => {
  const known = readSheet(JSON.stringify(sheet));
  return known && characterOf(known);
};
const changed = (changes: Record<string, unknown>) => {
  const character = read(ilse(changes));
  if (!character) throw new Error("The sheet was not read");
  return character;
};
const modifiers = (changes: Record<string, unknown[]>) => ({
  modifiers: { race: [], class: [], background: [], item: [], feat: [], condition: [], ...changes },
});

describe("a sheet of D&D Beyond", () => {
  it("becomes one of ours with everything that both know", () => {
    expect(read(answered(ilse()))).toEqual({
      name: "Ilse Varga",
      race: "Wood Elf",
      customRace: "",
      background: "Outlander",
      customBackground: "",
      classes: [
        { name: "Ranger", subclass: "Hunter", level: 3 },
        { name: "Cleric", subclass: "", level: 2 },
      ],
      level: 5,
      // 34 from the hit dice, plus the constitution modifier (2) at five levels.
      hp: { current: 41, max: 44 },
      // Scale mail 14, dexterity limited to 2, a shield 2, and an attuned ring 1.
      armorClass: 14 + 2 + 2 + 1,
      speed: 35,
      // The headband is worn but not attuned, so it does not change the intelligence.
      abilityScores: { strength: 12, dexterity: 17, constitution: 14, intelligence: 8, wisdom: 15, charisma: 10 },
      // Religion is missing, because a class taken later gives only some of its skills.
      skills: ["Athletics", "Perception", "Stealth", "Survival"],
      build: expect.objectContaining({ species: "elf", background: "Outlander" }) as unknown,
      notes:
        "Personality: I count the stars aloud.\n\nBonds: My sister's bow.\n\nBackstory: Raised by the river Sorne.",
    });
  });

  it.each([
    ["as the service answers it", answered(ilse())],
    ["without its wrapping", ilse()],
    ["as older exports wrap it", { character: ilse() }],
  ])("is read %s", (_, sheet) => expect(read(sheet)?.name).toBe("Ilse Varga"));

  it("has the score that the player wrote over it, and no bonus on that", () => {
    expect(changed({ overrideStats: fakeStatistics([null, 20, null, null, null, null]) }).abilityScores.dexterity).toBe(
      20,
    );
  });

  it("has the intelligence of a headband that is worn and attuned to", () => {
    const inventory = [fakeItem(13, { filterType: "Wondrous item", canAttune: true }, { isAttuned: true })];
    expect(changed({ inventory }).abilityScores.intelligence).toBe(19);
  });

  it("does not count what only holds at times, or was not chosen", () => {
    const feat = [
      fakeModifier("bonus", "armor-class", { value: 5, restriction: "while raging" }),
      fakeModifier("bonus", "strength-score", { value: 4, isGranted: false }),
    ];
    const { armorClass, abilityScores } = changed({ ...modifiers({ feat }), inventory: [] });
    expect([armorClass, abilityScores.strength]).toEqual([12, 12]);
  });

  it("has its own background where the player wrote one", () => {
    const background = {
      hasCustomBackground: true,
      definition: { name: "Noble" },
      customBackground: { name: "Bell Ringer" },
    };
    expect(changed({ background })).toMatchObject({ background: "Other", customBackground: "Bell Ringer" });
  });
});

describe("its armour class", () => {
  const bare = { ...modifiers({}), stats: fakeStatistics([10, 16, 14, 10, 12, 10]), bonusStats: [], inventory: [] };
  const armor = (armorTypeId: number, armorClass: number) => fakeItem(armorTypeId, { armorTypeId, armorClass });

  it.each([
    ["nothing worn", {}, 13],
    ["leather, with all of dexterity", { inventory: [armor(1, 11)] }, 14],
    ["chain, with none of it", { inventory: [armor(3, 16)] }, 16],
    ["armour in the bag", { inventory: [{ ...armor(3, 16), equipped: false }] }, 13],
    ["a number written over it", { characterValues: [{ typeId: 1, value: 21 }] }, 21],
    ["a number written beside it", { characterValues: [{ typeId: 3, value: 2 }] }, 15],
    ["a barbarian's skin", modifiers({ class: [fakeModifier("set", "unarmored-armor-class", { statId: 3 })] }), 15],
    ["a shell", modifiers({ race: [fakeModifier("set", "minimum-base-armor", { value: 17 })] }), 17],
  ])("is right with %s", (_, changes, expected) => {
    expect(changed({ ...bare, ...changes }).armorClass).toBe(expected);
  });
});

describe("its hit points", () => {
  it.each([
    [
      { overrideHitPoints: 50, removedHitPoints: 8 },
      { current: 42, max: 50 },
    ],
    [
      { bonusHitPoints: 6, removedHitPoints: 0 },
      { current: 50, max: 50 },
    ],
    [{ removedHitPoints: 900 }, { current: 0, max: 44 }],
  ])("with %j are %j", (changes, hp) => expect(changed(changes).hp).toEqual(hp));

  it("grow with every level where something says so", () => {
    const feat = [fakeModifier("bonus", "hit-points-per-level", { value: 2 })];
    expect(changed({ ...modifiers({ feat }), removedHitPoints: 0 }).hp.max).toBe(34 + 5 * 2 + 5 * 2);
  });
});

describe("a hostile export", () => {
  it.each([
    "",
    "not json",
    "null",
    "42",
    "[]",
    "{}",
    '"Ilse"',
    '{"name":"Ilse"}',
    '{"name":7,"stats":[]}',
    '{"data":{"name":"Ilse"}}',
    "[".repeat(200_000),
    `${'{"data":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  ])("is no sheet: %.30j", (json) => {
    expect(readSheet(json)).toBeNull();
  });

  it("is a sheet as soon as it has a name and scores, whatever else is missing", () => {
    expect(read({ name: "Nobody", stats: [] })).toEqual({
      name: "Nobody",
      race: "",
      customRace: "",
      background: "",
      customBackground: "",
      classes: [],
      build: null,
      level: 1,
      hp: { current: 1, max: 1 },
      armorClass: 10,
      speed: 30,
      abilityScores: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
      skills: [],
      notes: "",
    });
  });

  it.each(["race", "background", "classes", "modifiers", "inventory", "traits", "characterValues", "customSpeeds"])(
    "may hold anything where %s should be",
    (field) => {
      for (const nonsense of [null, 1, "x", [null, 1, {}], { normal: [] }]) {
        expect(changed({ [field]: nonsense }).name).toBe("Ilse Varga");
      }
    },
  );

  it("has its numbers brought into range", () => {
    const wild = changed({
      stats: fakeStatistics([999, -40, 1e300, 10.7, 10, 10]),
      bonusStats: [],
      ...modifiers({}),
      classes: [
        { level: 400, definition: { name: "Ranger" } },
        { level: -3, definition: { name: "Cleric" } },
      ],
      baseHitPoints: 1e300,
      removedHitPoints: -50,
      characterValues: [{ typeId: 1, value: -7 }],
      customSpeeds: [{ movementId: 1, distance: 1e9 }],
    });
    expect(wild).toMatchObject({
      abilityScores: { strength: 30, dexterity: 1, constitution: 30, intelligence: 10 },
      level: 20,
      classes: [{ level: 20 }, { level: 1 }],
      hp: { current: 9_999, max: 9_999 },
      armorClass: 0,
      speed: 999,
    });
  });

  it("leaves no markup, nothing unseen and nothing endless in its words", () => {
    const spoiled = changed({
      name: '<img src=x onerror="alert(1)">Ilse\u0000 <b>Varga</b>\u202E\n',
      race: { fullName: "<script>x</script>".repeat(40) },
      notes: { backstory: "A < B and <i>so</i> on\uD800" },
      traits: { bonds: "b".repeat(30_000) },
    });
    expect(spoiled.name).toBe("Ilse Varga");
    expect(spoiled.race).toMatch(/^x+$/u);
    expect(spoiled.notes).toHaveLength(20_000);
    expect(changed({ notes: { backstory: "A < B and <i>so</i> on\uD800" }, traits: null }).notes).toBe(
      "Backstory: A < B and so on\uFFFD",
    );
  });

  it("is none of ours where its name is only markup", () => {
    expect(read(ilse({ name: "<b></b>" }))).toBeNull();
  });

  it("cannot grow the sheet with its lists", () => {
    const classes = Array.from({ length: 500 }, () => ({ level: 1, definition: { name: "Ranger" } }));
    expect(changed({ classes }).classes).toHaveLength(10);
  });
});
