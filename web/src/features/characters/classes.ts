import type { Ability } from "#contracts/options";

/** How a class begins: the abilities that matter most to it first, and the armour it starts in. */
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

/** The twelve classes, as the SRD 5.2 (CC BY 4.0) equips them and recommends their abilities. */
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

/** What a class not listed here is taken to begin with. */
const ANY_CLASS: ClassStart = {
  name: "",
  order: ["constitution", "dexterity", "strength", "wisdom", "charisma", "intelligence"],
  armor: unarmored,
};

/** A class by name, in any letter case; a class of the player's own begins like no other in particular. */
export const classStart = (name: string): ClassStart =>
  CLASSES.find((known) => known.name.toLowerCase() === name.trim().toLowerCase()) ?? ANY_CLASS;
