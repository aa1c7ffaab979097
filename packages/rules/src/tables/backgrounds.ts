import type { Ability } from "#contracts/options";
import { contents } from "./gear.ts";

/** What one begins with: ids with how many, and copper pieces. */
export interface EquipmentOption {
  readonly id: string;
  readonly items: readonly (readonly [id: string, quantity: number])[];
  readonly coins: number;
}

/** SRD 5.2, "Character Backgrounds". */
export interface Background {
  readonly id: string;
  readonly name: string;
  /** Two of them grow by 2 and 1, or all three by 1. */
  readonly abilities: readonly [Ability, Ability, Ability];
  readonly skills: readonly [string, string];
  /** Ids of tools; more than one is a choice of one. */
  readonly tools: readonly string[];
  readonly feat: string;
  readonly equipment: readonly EquipmentOption[];
}

export const GAMING_SETS = [
  "gaming-set-dice",
  "gaming-set-dragonchess",
  "gaming-set-playing-cards",
  "gaming-set-three-dragon-ante",
] as const;

/** Equipment as "2 dagger, rope" and gold pieces. What the hero chose of tools is `chosen-tool`. */
export const equipment = (id: string, list: string, gold: number): EquipmentOption => ({
  id,
  items: list === "" ? [] : contents(list),
  coins: gold * 100,
});

export const BACKGROUND_TABLE: readonly Background[] = [
  {
    id: "acolyte",
    name: "Acolyte",
    abilities: ["intelligence", "wisdom", "charisma"],
    skills: ["Insight", "Religion"],
    tools: ["calligraphers-supplies"],
    feat: "magic-initiate-cleric",
    equipment: [
      equipment("A", "calligraphers-supplies, book, holy-symbol-amulet, 10 parchment, robe", 8),
      equipment("B", "", 50),
    ],
  },
  {
    id: "criminal",
    name: "Criminal",
    abilities: ["dexterity", "constitution", "intelligence"],
    skills: ["Sleight of Hand", "Stealth"],
    tools: ["thieves-tools"],
    feat: "alert",
    equipment: [
      equipment("A", "2 dagger, thieves-tools, crowbar, 2 pouch, clothes-travelers", 16),
      equipment("B", "", 50),
    ],
  },
  {
    id: "sage",
    name: "Sage",
    abilities: ["constitution", "intelligence", "wisdom"],
    skills: ["Arcana", "History"],
    tools: ["calligraphers-supplies"],
    feat: "magic-initiate-wizard",
    equipment: [
      equipment("A", "quarterstaff, calligraphers-supplies, book, 8 parchment, robe", 8),
      equipment("B", "", 50),
    ],
  },
  {
    id: "soldier",
    name: "Soldier",
    abilities: ["strength", "dexterity", "constitution"],
    skills: ["Athletics", "Intimidation"],
    tools: GAMING_SETS,
    feat: "savage-attacker",
    equipment: [
      equipment("A", "spear, shortbow, arrows-20, chosen-tool, healers-kit, quiver, clothes-travelers", 14),
      equipment("B", "", 50),
    ],
  },
];

/** A background by its id or its name; undefined for the player's own. */
export const backgroundNamed = (name: string | null): Background | undefined =>
  BACKGROUND_TABLE.find(({ id }) => id === name?.trim().toLowerCase());
