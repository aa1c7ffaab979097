import type { Ability } from "./options.ts";

/**
 * Rules data from the System Reference Document 5.2 (srd-attribution.ts): species, classes, hit dice, proficiencies, spell slots,
 * experience. Forms, sheets and the table all use this file.
 */

/** Which spell slot table a class uses. Full and half casters share a table by level. Pact magic has its own table. */
export type Casting = "full" | "half" | "pact" | "none";

export interface ClassRules {
  readonly name: string;
  /** The number of sides of the class's hit die. */
  readonly hitDie: 6 | 8 | 10 | 12;
  readonly saves: readonly [Ability, Ability];
  readonly primary: Ability;
  readonly casting: Casting;
  readonly skillChoices: number;
  readonly skills: readonly string[] | "any";
  /** Counters besides spell slots: the maximum at a level, and the kind of rest that restores them. */
  readonly resources: readonly {
    readonly name: string;
    readonly at: (level: number) => number;
    readonly rest: "short" | "long";
  }[];
}

/** The ability of each skill ("Skills"). */
export const SKILLS: Readonly<Record<string, Ability>> = {
  Acrobatics: "dexterity",
  "Animal Handling": "wisdom",
  Arcana: "intelligence",
  Athletics: "strength",
  Deception: "charisma",
  History: "intelligence",
  Insight: "wisdom",
  Intimidation: "charisma",
  Investigation: "intelligence",
  Medicine: "wisdom",
  Nature: "intelligence",
  Perception: "wisdom",
  Performance: "charisma",
  Persuasion: "charisma",
  Religion: "intelligence",
  "Sleight of Hand": "dexterity",
  Stealth: "dexterity",
  Survival: "wisdom",
};

/* @__NO_SIDE_EFFECTS__ */ const counter = (name: string, rest: "short" | "long", at: (level: number) => number) => ({
  name,
  rest,
  at,
});

/** The twelve classes. */
export const CLASSES: readonly ClassRules[] = [
  {
    name: "Barbarian",
    hitDie: 12,
    saves: ["strength", "constitution"],
    primary: "strength",
    casting: "none",
    skillChoices: 2,
    skills: ["Animal Handling", "Athletics", "Intimidation", "Nature", "Perception", "Survival"],
    resources: [
      counter("Rage", "long", (level) => (level >= 17 ? 6 : level >= 12 ? 5 : level >= 6 ? 4 : level >= 3 ? 3 : 2)),
    ],
  },
  {
    name: "Bard",
    hitDie: 8,
    saves: ["dexterity", "charisma"],
    primary: "charisma",
    casting: "full",
    skillChoices: 3,
    skills: "any",
    resources: [],
  },
  {
    name: "Cleric",
    hitDie: 8,
    saves: ["wisdom", "charisma"],
    primary: "wisdom",
    casting: "full",
    skillChoices: 2,
    skills: ["History", "Insight", "Medicine", "Persuasion", "Religion"],
    resources: [
      counter("Channel Divinity", "long", (level) => (level >= 18 ? 4 : level >= 6 ? 3 : level >= 2 ? 2 : 0)),
    ],
  },
  {
    name: "Druid",
    hitDie: 8,
    saves: ["intelligence", "wisdom"],
    primary: "wisdom",
    casting: "full",
    skillChoices: 2,
    skills: ["Animal Handling", "Arcana", "Insight", "Medicine", "Nature", "Perception", "Religion", "Survival"],
    resources: [counter("Wild Shape", "long", (level) => (level >= 17 ? 4 : level >= 6 ? 3 : level >= 2 ? 2 : 0))],
  },
  {
    name: "Fighter",
    hitDie: 10,
    saves: ["strength", "constitution"],
    primary: "strength",
    casting: "none",
    skillChoices: 2,
    skills: [
      "Acrobatics",
      "Animal Handling",
      "Athletics",
      "History",
      "Insight",
      "Intimidation",
      "Perception",
      "Persuasion",
      "Survival",
    ],
    resources: [
      counter("Second Wind", "long", (level) => (level >= 10 ? 4 : level >= 4 ? 3 : 2)),
      counter("Action Surge", "short", (level) => (level >= 17 ? 2 : level >= 2 ? 1 : 0)),
    ],
  },
  {
    name: "Monk",
    hitDie: 8,
    saves: ["strength", "dexterity"],
    primary: "dexterity",
    casting: "none",
    skillChoices: 2,
    skills: ["Acrobatics", "Athletics", "History", "Insight", "Religion", "Stealth"],
    resources: [counter("Focus", "short", (level) => (level >= 2 ? level : 0))],
  },
  {
    name: "Paladin",
    hitDie: 10,
    saves: ["wisdom", "charisma"],
    primary: "strength",
    casting: "half",
    skillChoices: 2,
    skills: ["Athletics", "Insight", "Intimidation", "Medicine", "Persuasion", "Religion"],
    resources: [counter("Channel Divinity", "long", (level) => (level >= 11 ? 3 : level >= 3 ? 2 : 0))],
  },
  {
    name: "Ranger",
    hitDie: 10,
    saves: ["strength", "dexterity"],
    primary: "dexterity",
    casting: "half",
    skillChoices: 3,
    skills: ["Animal Handling", "Athletics", "Insight", "Investigation", "Nature", "Perception", "Stealth", "Survival"],
    resources: [],
  },
  {
    name: "Rogue",
    hitDie: 8,
    saves: ["dexterity", "intelligence"],
    primary: "dexterity",
    casting: "none",
    skillChoices: 4,
    skills: [
      "Acrobatics",
      "Athletics",
      "Deception",
      "Insight",
      "Intimidation",
      "Investigation",
      "Perception",
      "Persuasion",
      "Sleight of Hand",
      "Stealth",
    ],
    resources: [],
  },
  {
    name: "Sorcerer",
    hitDie: 6,
    saves: ["constitution", "charisma"],
    primary: "charisma",
    casting: "full",
    skillChoices: 2,
    skills: ["Arcana", "Deception", "Insight", "Intimidation", "Persuasion", "Religion"],
    resources: [counter("Sorcery", "long", (level) => (level >= 2 ? level : 0))],
  },
  {
    name: "Warlock",
    hitDie: 8,
    saves: ["wisdom", "charisma"],
    primary: "charisma",
    casting: "pact",
    skillChoices: 2,
    skills: ["Arcana", "Deception", "History", "Intimidation", "Investigation", "Nature", "Religion"],
    resources: [],
  },
  {
    name: "Wizard",
    hitDie: 6,
    saves: ["intelligence", "wisdom"],
    primary: "intelligence",
    casting: "full",
    skillChoices: 2,
    skills: ["Arcana", "History", "Insight", "Investigation", "Medicine", "Nature", "Religion"],
    resources: [counter("Arcane Recovery", "long", () => 1)],
  },
];

/** The species, with their speed in feet. `Other` is our own addition, for which the player enters a name. */
export const SPECIES: readonly { readonly name: string; readonly speed: number }[] = [
  { name: "Dragonborn", speed: 30 },
  { name: "Dwarf", speed: 30 },
  { name: "Elf", speed: 30 },
  { name: "Gnome", speed: 30 },
  { name: "Goliath", speed: 35 },
  { name: "Halfling", speed: 30 },
  { name: "Human", speed: 30 },
  { name: "Orc", speed: 30 },
  { name: "Tiefling", speed: 30 },
];

/** The backgrounds and the skills that they give. */
export const BACKGROUNDS: readonly { readonly name: string; readonly skills: readonly [string, string] }[] = [
  { name: "Acolyte", skills: ["Insight", "Religion"] },
  { name: "Criminal", skills: ["Sleight of Hand", "Stealth"] },
  { name: "Sage", skills: ["Arcana", "History"] },
  { name: "Soldier", skills: ["Athletics", "Intimidation"] },
];

/** The experience points at which each level begins, level 1 first ("Character Advancement"). */
export const EXPERIENCE_FOR_LEVEL: readonly number[] = [
  0, 300, 900, 2_700, 6_500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000, 140_000, 165_000,
  195_000, 225_000, 265_000, 305_000, 355_000,
];

/** Spell slots of a full caster: by character level, then by spell level from 1. */
const FULL_SLOTS: readonly (readonly number[])[] = [
  [2],
  [3],
  [4, 2],
  [4, 3],
  [4, 3, 2],
  [4, 3, 3],
  [4, 3, 3, 1],
  [4, 3, 3, 2],
  [4, 3, 3, 3, 1],
  [4, 3, 3, 3, 2],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 2, 1, 1],
];

/** Pact magic: from this class level on, the number of slots and their spell level. The highest class level comes first. */
const PACT_SLOTS: readonly (readonly [fromLevel: number, slots: number, spellLevel: number])[] = [
  [17, 4, 5],
  [11, 3, 5],
  [9, 2, 5],
  [7, 2, 4],
  [5, 2, 3],
  [3, 2, 2],
  [2, 2, 1],
  [1, 1, 1],
];

/** Finds a class by name, ignoring case. Undefined for a class that the player made up. */
export const classNamed = (name: string): ClassRules | undefined =>
  CLASSES.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

/** Spell slots of one class at one level, spell level 1 first. */
export function spellSlots(
  casting: Casting,
  level: number,
): { readonly slots: readonly number[]; readonly rest: "short" | "long" } {
  switch (casting) {
    case "none":
      return { slots: [], rest: "long" };
    case "full":
      return { slots: FULL_SLOTS[level - 1] ?? [], rest: "long" };
    case "half":
      // Half casters have the slots of a full caster of half their level, rounded up.
      return { slots: FULL_SLOTS[Math.ceil(level / 2) - 1] ?? [], rest: "long" };
    case "pact": {
      const [, count = 0, spellLevel = 1] = PACT_SLOTS.find(([fromLevel]) => level >= fromLevel) ?? [];
      return { slots: [...Array.from({ length: spellLevel - 1 }, () => 0), count], rest: "short" };
    }
  }
}

/** The level for an amount of experience points, 1 to 20. */
export function levelForExperience(experience: number): number {
  return Math.max(1, EXPERIENCE_FOR_LEVEL.filter((needed) => experience >= needed).length);
}
