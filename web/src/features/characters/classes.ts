import type { Ability } from "#contracts/options";

/** The suggestions for a new character of a class: its abilities by importance, and its starting armour. */
export interface ClassStart {
  readonly name: string;
  readonly order: readonly Ability[];
  readonly armor: { readonly base: number; readonly adds: readonly Ability[]; readonly dexterityAtMost?: number };
}

const unarmored = { base: 10, adds: ["dexterity"] } as const;
const leather = { base: 11, adds: ["dexterity"] } as const;
const scaleAndShield = { base: 16, adds: ["dexterity"], dexterityAtMost: 2 } as const;
const chain = { base: 16, adds: [] } as const;
const chainAndShield = { base: 18, adds: [] } as const;

/** The twelve classes with the starting armour and ability order of the SRD 5.2 (CC BY 4.0). */
export const CLASSES: readonly ClassStart[] = [
  {
    name: "Barbarian",
    order: ["strength", "constitution", "dexterity", "wisdom", "charisma", "intelligence"],
    armor: { base: 10, adds: ["dexterity", "constitution"] },
  },
  {
    name: "Bard",
    order: ["charisma", "dexterity", "constitution", "wisdom", "intelligence", "strength"],
    armor: leather,
  },
  {
    name: "Cleric",
    order: ["wisdom", "constitution", "strength", "charisma", "dexterity", "intelligence"],
    armor: scaleAndShield,
  },
  {
    name: "Druid",
    order: ["wisdom", "constitution", "dexterity", "intelligence", "charisma", "strength"],
    armor: leather,
  },
  {
    name: "Fighter",
    order: ["strength", "constitution", "dexterity", "wisdom", "charisma", "intelligence"],
    armor: chain,
  },
  {
    name: "Monk",
    order: ["dexterity", "wisdom", "constitution", "strength", "charisma", "intelligence"],
    armor: { base: 10, adds: ["dexterity", "wisdom"] },
  },
  {
    name: "Paladin",
    order: ["strength", "charisma", "constitution", "wisdom", "dexterity", "intelligence"],
    armor: chainAndShield,
  },
  {
    name: "Ranger",
    order: ["dexterity", "wisdom", "constitution", "strength", "intelligence", "charisma"],
    armor: { base: 14, adds: ["dexterity"], dexterityAtMost: 2 },
  },
  {
    name: "Rogue",
    order: ["dexterity", "wisdom", "constitution", "intelligence", "charisma", "strength"],
    armor: leather,
  },
  {
    name: "Sorcerer",
    order: ["charisma", "constitution", "dexterity", "wisdom", "intelligence", "strength"],
    armor: unarmored,
  },
  {
    name: "Warlock",
    order: ["charisma", "constitution", "dexterity", "wisdom", "intelligence", "strength"],
    armor: leather,
  },
  {
    name: "Wizard",
    order: ["intelligence", "constitution", "dexterity", "wisdom", "charisma", "strength"],
    armor: unarmored,
  },
];

/** Used for a class that is not in the list. */
const ANY_CLASS: ClassStart = {
  name: "",
  order: ["constitution", "dexterity", "strength", "wisdom", "charisma", "intelligence"],
  armor: unarmored,
};

/** Finds a class by name, ignoring case. A custom class gets the default. */
export const classStart = (name: string): ClassStart =>
  CLASSES.find((known) => known.name.toLowerCase() === name.trim().toLowerCase()) ?? ANY_CLASS;
