import * as z from "zod/mini";
import { describe, expect, it } from "vitest";

import { Character } from "./character.ts";
import { HeroBuild } from "./hero-build.ts";

const CLASS = { id: "rogue", subclass: null, level: 1, hitPoints: [8] };
const DAGGER = {
  key: "dagger-1",
  item: "dagger",
  name: "Dagger",
  quantity: 2,
  weight: 1,
  worn: false,
  wielded: "main",
  attuned: false,
  bonus: 0,
};
const SPELL = { id: "light", class: "wizard", ability: "intelligence", prepared: true, always: true, inBook: false };
const HOMEBREW = { name: "Salt Bolt", kind: "spell", dice: "2d6+3", text: "", uses: { most: 2, rest: "long" } };
const BUILD = {
  classes: [CLASS],
  species: "elf",
  background: "criminal",
  skills: ["Stealth"],
  expertise: [],
  tools: ["thieves-tools"],
  languages: ["Common"],
  feats: ["alert"],
  choices: { "elven-lineage": "drow" },
  masteries: ["dagger"],
  spells: [SPELL],
  gear: [DAGGER],
  coins: 1_600,
  overrides: {},
  homebrew: [HOMEBREW],
};
const many = <Entry>(count: number, entry: (at: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, at) => entry(at));

describe("a hero's build", () => {
  it("is taken as it is", () => {
    expect(z.parse(HeroBuild, BUILD)).toEqual(BUILD);
  });

  it.each<[why: string, change: object]>([
    ["a field that nobody knows", { luck: 1 }],
    ["a level of 0", { classes: [{ ...CLASS, level: 0, hitPoints: [] }] }],
    ["a level of 21", { classes: [{ ...CLASS, level: 21, hitPoints: many(21, () => 8) }] }],
    [
      "levels that add up to 21",
      {
        classes: [
          { ...CLASS, level: 20, hitPoints: many(20, () => 8) },
          { ...CLASS, id: "bard" },
        ],
      },
    ],
    ["a level without hit points", { classes: [{ ...CLASS, level: 2 }] }],
    ["a die that gave 21", { classes: [{ ...CLASS, hitPoints: [21] }] }],
    ["a die that gave nothing", { classes: [{ ...CLASS, hitPoints: [0] }] }],
    ["the same class twice", { classes: [CLASS, CLASS] }],
    ["eleven classes", { classes: many(11, (at) => ({ ...CLASS, id: `own ${at}` })) }],
    ["a class without a name", { classes: [{ ...CLASS, id: "" }] }],
    ["debts", { coins: -1 }],
    ["half a copper piece", { coins: 0.5 }],
    ["more coins than there are", { coins: 1_000_000_001 }],
    ["coins that are no number", { coins: Number.NaN }],
    ["no dagger at all", { gear: [{ ...DAGGER, quantity: 0 }] }],
    ["ten thousand daggers", { gear: [{ ...DAGGER, quantity: 10_000 }] }],
    ["a weight below nothing", { gear: [{ ...DAGGER, weight: -1 }] }],
    ["a weight without end", { gear: [{ ...DAGGER, weight: Number.POSITIVE_INFINITY }] }],
    ["a plus of 4", { gear: [{ ...DAGGER, bonus: 4 }] }],
    ["a third hand", { gear: [{ ...DAGGER, wielded: "third" }] }],
    ["two things with one key", { gear: [DAGGER, DAGGER] }],
    ["a key that is code", { gear: [{ ...DAGGER, key: "__proto__" }] }],
    ["201 things", { gear: many(201, (at) => ({ ...DAGGER, key: `dagger-${at}` })) }],
    ["201 spells", { spells: many(201, () => SPELL) }],
    ["a spell of no ability", { spells: [{ ...SPELL, ability: "luck" }] }],
    ["61 entries of the player's own", { homebrew: many(61, () => HOMEBREW) }],
    ["dice that are no dice", { homebrew: [{ ...HOMEBREW, dice: "many" }] }],
    ["a thousand dice", { homebrew: [{ ...HOMEBREW, dice: "1000d6" }] }],
    ["a hundred uses", { homebrew: [{ ...HOMEBREW, uses: { most: 100, rest: "long" } }] }],
    ["an entry of 2,001 letters", { homebrew: [{ ...HOMEBREW, text: "x".repeat(2_001) }] }],
    ["half a letter", { homebrew: [{ ...HOMEBREW, text: "\ud800" }] }],
    ["a choice whose key is no id", { choices: { "a b": "x" } }],
    ["101 choices", { choices: Object.fromEntries(many(101, (at) => [`choice-${at}`, "x"])) }],
    ["an armour class of 100 by hand", { overrides: { armorClass: 100 } }],
    ["no hit points by hand", { overrides: { hitPoints: 0 } }],
    ["a number of one's own by hand", { overrides: { luck: 3 } }],
    ["41 feats", { feats: many(41, () => "alert") }],
    ["a language of 121 letters", { languages: ["x".repeat(121)] }],
  ])("does not have %s", (_, change) => {
    expect(z.safeParse(HeroBuild, { ...BUILD, ...change }).success).toBe(false);
  });

  it("leaves out a choice that would change JavaScript's own objects", () => {
    const hostile = JSON.parse('{"__proto__":"x","size":"small"}') as object;
    expect(z.parse(HeroBuild, { ...BUILD, choices: hostile }).choices).toEqual({ size: "small" });
  });

  it("is absent from characters that are older, which are read as without one", () => {
    const older = {
      id: "c",
      userId: "u",
      campaignId: "k",
      name: "Mira",
      managedExternally: false,
      externalUrl: null,
      createdAt: "2026-09-15T20:00:00.000Z",
      updatedAt: "2026-09-15T20:00:00.000Z",
    };
    expect(z.parse(Character, older).build).toBeNull();
    expect(z.parse(Character, { ...older, build: BUILD }).build).toEqual(BUILD);
  });
});
