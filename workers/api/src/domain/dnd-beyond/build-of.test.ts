import { describe, expect, it } from "vitest";

import type { HeroBuild } from "#contracts/entities/hero-build";
import { heroOf } from "#rules/character";
import { attackOptions } from "#rules/sheet";

import { characterOf } from "./character-of.ts";
import { readSheet } from "./exported-sheet.ts";
import { fakeItem, ilse } from "./sheet.fake.ts";

type Changes = Record<string, unknown>;

function character(changes: Changes = {}) {
  const sheet = readSheet(JSON.stringify(ilse(changes)));
  const fields = sheet && characterOf(sheet);
  if (!fields) throw new Error("The sheet was not read");
  return fields;
}
function build(changes: Changes = {}): HeroBuild {
  const made = character(changes).build;
  if (!made) throw new Error("The sheet has no build");
  return made;
}
const places = (changes: Changes) =>
  Object.fromEntries(build(changes).gear.map(({ name, worn, wielded }) => [name, wielded ?? (worn ? "worn" : "pack")]));
const weapon = (id: number, name: string) => fakeItem(id, { name, filterType: "Weapon" });

describe("a hero of D&D Beyond", () => {
  it("has classes, species and lineage by the ids of the rules, and keeps what these do not know", () => {
    expect(build()).toMatchObject({
      classes: [
        { id: "ranger", subclass: "hunter", level: 3, hitPoints: [10, 6, 6] },
        { id: "cleric", subclass: null, level: 2, hitPoints: [5, 5] },
      ],
      species: "elf",
      choices: { "elven-lineage": "wood-elf" },
      background: "Outlander",
      expertise: ["Survival"],
      languages: ["Elvish", "Thieves Cant"],
      tools: ["herbalism-kit"],
      feats: ["alert"],
      homebrew: [
        { name: "Sharpshooter", kind: "feature" },
        { name: "Toll the Dead", kind: "spell" },
      ],
    });
  });

  it("carries what the sheet has: worn, in hand, in the pack, and the player's own things", () => {
    expect(places({})).toEqual({
      "Scale Mail": "worn",
      Shield: "off",
      "Ring of Protection": "worn",
      "Headband of Intellect": "worn",
      // The shield has taken a hand, so the bow stays in the pack.
      Longbow: "pack",
      Shortsword: "main",
      Arrows: "pack",
      "Rope, Hempen (50 feet)": "pack",
      "Heron Feather": "pack",
    });
    const { gear, coins } = build();
    expect(gear.map(({ item, quantity }) => [item, quantity])).toEqual(
      expect.arrayContaining([
        ["arrows-20", 34],
        ["rope", 1],
        [null, 2],
      ]),
    );
    expect(gear.find(({ item }) => item === "arrows-20")?.weight).toBeCloseTo(0.05);
    expect(gear.find(({ item }) => item === "ring-of-protection")?.attuned).toBe(true);
    expect(coins).toBe(4 + 30 + 50 + 3_700 + 2_000);
  });

  it("holds a bow in both hands, or two light blades in one each", () => {
    expect(places({ customItems: [], inventory: [weapon(1, "Longbow"), weapon(2, "Dagger")] })).toEqual({
      Longbow: "both",
      Dagger: "pack",
    });
    expect(
      places({ customItems: [], inventory: [weapon(1, "Shortsword"), weapon(2, "Dagger"), weapon(3, "Club")] }),
    ).toEqual({
      Shortsword: "main",
      Dagger: "off",
      Club: "pack",
    });
  });

  it("knows the names of older editions", () => {
    const names = [
      "Crossbow, Light",
      "Studded Leather",
      "Crossbow Bolts",
      "Longsword, +1",
      "Thieves’ Tools",
      "Moon Lamp",
    ];
    expect(
      build({ customItems: [], inventory: names.map((name, at) => weapon(at, name)) }).gear.map(({ item }) => item),
    ).toEqual(["light-crossbow", "studded-leather-armor", "bolts-20", "longsword-plus-1", "thieves-tools", null]);
  });

  it("knows its spells, each with the class that casts it", () => {
    expect(build().spells.map(({ id, class: of, ability, prepared }) => [id, of, ability, prepared])).toEqual([
      ["hunters-mark", "ranger", "wisdom", true],
      ["cure-wounds", "ranger", "wisdom", false],
      ["guidance", "cleric", "wisdom", true],
      ["bless", "cleric", "wisdom", true],
      ["cure-wounds", "cleric", "wisdom", false],
      ["druidcraft", null, "wisdom", true],
    ]);
  });

  it("is a hero whom the rules can play, with the numbers of the sheet", () => {
    const fields = character();
    const hero = heroOf({ ...fields, id: "c1" });
    expect(hero.state.hitPoints).toBe(fields.hp.current);
    expect(attackOptions(hero).map(({ name }) => name)).toContain("Shortsword");
    expect(hero.homebrew.map(({ name }) => name)).toEqual(["Sharpshooter", "Toll the Dead"]);
  });

  it("may have a class of the player's own", () => {
    const classes = [
      { level: 4, isStartingClass: true, definition: { name: "Blood Hunter" }, subclassDefinition: null },
    ];
    expect(build({ classes, spells: null })).toMatchObject({
      classes: [{ id: "Blood Hunter", subclass: null, level: 4, hitPoints: [8, 5, 5, 5] }],
      homebrew: expect.arrayContaining([expect.objectContaining({ name: "Blood Hunter", kind: "class" })]) as unknown,
    });
  });
});

describe("a hostile sheet", () => {
  const level = (count: number) => [{ level: count, isStartingClass: true, definition: { name: "Bard" } }];

  it.each([
    ["without classes", { classes: [] }],
    ["with the same class twice", { classes: [...level(1), ...level(2)] }],
    ["with more levels than there are", { classes: [...level(15), { ...level(9)[0], definition: { name: "Monk" } }] }],
  ])("is a character without a build: %s", (_, changes) => expect(character(changes).build).toBeNull());

  it("loses what no hero can have, and keeps the rest", () => {
    const inventory = [
      fakeItem(1, { name: "constructor", weight: -4 }, { quantity: -3 }),
      fakeItem(2, { name: "__proto__", weight: 1e99 }, { quantity: 1e99 }),
      fakeItem(3, { name: "<b></b>" }),
      ...Array.from({ length: 400 }, (_, at) => fakeItem(at + 10, { name: `Pebble ${at}` }, { quantity: 1.5 })),
    ];
    const { gear, coins } = build({ inventory, currencies: { gp: 1e300, cp: -7 } });
    expect(gear).toHaveLength(200);
    expect(gear[0]).toMatchObject({ item: null, name: "constructor", quantity: 1, weight: 0 });
    expect(gear[1]).toMatchObject({ item: null, quantity: 9_999, weight: 100_000 });
    expect(coins).toBe(1_000_000_000);
  });
});
