import type { DamageType } from "../combatant.ts";
import type { Recovery } from "./class-table.ts";

/** SRD 5.2, "Character Species". */
export interface Species {
  readonly id: string;
  readonly name: string;
  readonly sizes: readonly ("small" | "medium")[];
  readonly speed: number;
  /** Feet; 0 for none. */
  readonly darkvision: number;
  readonly resist: readonly DamageType[];
  /** Hit points for each level of the hero. */
  readonly hitPointsPerLevel: number;
  /** The choice that the species has, by the key under which the hero has it. */
  readonly lineage: { readonly key: string; readonly options: readonly Lineage[] } | null;
  /** Skills of which the hero chooses one; empty for none, "any" for any. */
  readonly skill: readonly string[] | "any";
  readonly originFeat: boolean;
  /** Spells known always from a hero's level on, whatever the lineage. */
  readonly spells: readonly SpeciesSpell[];
  readonly uses: readonly SpeciesUse[];
  readonly traits: readonly { readonly id: string; readonly name: string; readonly level: number }[];
}

export interface Lineage {
  readonly id: string;
  readonly name: string;
  readonly darkvision?: number;
  readonly speed?: number;
  readonly resist?: DamageType;
  readonly spells?: readonly SpeciesSpell[];
}
export type SpeciesSpell = readonly [level: number, spell: string];

/** A trait that is counted: as often as the proficiency bonus, or so often. */
export interface SpeciesUse {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly most: number | "proficiency";
  readonly recovery: Recovery;
}

const trait = (name: string, level = 1) => ({ id: name.toLowerCase().replaceAll(" ", "-"), name, level });
const counted = (
  name: string,
  most: number | "proficiency",
  level = 1,
  recovery: Recovery = { short: 0 },
): SpeciesUse => ({
  ...trait(name, level),
  most,
  recovery,
});
const dragon = (id: string, resist: DamageType): Lineage => ({
  id,
  name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
  resist,
});

const PLAIN = {
  sizes: ["medium"],
  speed: 30,
  darkvision: 0,
  resist: [],
  hitPointsPerLevel: 0,
  lineage: null,
  skill: [],
  originFeat: false,
  spells: [],
  uses: [],
} as const;

export const SPECIES_TABLE: readonly Species[] = [
  {
    ...PLAIN,
    id: "dragonborn",
    name: "Dragonborn",
    darkvision: 60,
    lineage: {
      key: "draconic-ancestry",
      options: [
        dragon("black", "acid"),
        dragon("blue", "lightning"),
        dragon("brass", "fire"),
        dragon("bronze", "lightning"),
        dragon("copper", "acid"),
        dragon("gold", "fire"),
        dragon("green", "poison"),
        dragon("red", "fire"),
        dragon("silver", "cold"),
        dragon("white", "cold"),
      ],
    },
    uses: [counted("Breath Weapon", "proficiency"), counted("Draconic Flight", 1, 5)],
    traits: [trait("Breath Weapon"), trait("Draconic Flight", 5)],
  },
  {
    ...PLAIN,
    id: "dwarf",
    name: "Dwarf",
    darkvision: 120,
    resist: ["poison"],
    hitPointsPerLevel: 1,
    uses: [counted("Stonecunning", "proficiency")],
    traits: [trait("Dwarven Resilience"), trait("Dwarven Toughness"), trait("Stonecunning")],
  },
  {
    ...PLAIN,
    id: "elf",
    name: "Elf",
    darkvision: 60,
    lineage: {
      key: "elven-lineage",
      options: [
        {
          id: "drow",
          name: "Drow",
          darkvision: 120,
          spells: [
            [1, "dancing-lights"],
            [3, "faerie-fire"],
            [5, "darkness"],
          ],
        },
        {
          id: "high-elf",
          name: "High Elf",
          spells: [
            [1, "prestidigitation"],
            [3, "detect-magic"],
            [5, "misty-step"],
          ],
        },
        {
          id: "wood-elf",
          name: "Wood Elf",
          speed: 35,
          spells: [
            [1, "druidcraft"],
            [3, "longstrider"],
            [5, "pass-without-trace"],
          ],
        },
      ],
    },
    skill: ["Insight", "Perception", "Survival"],
    traits: [trait("Fey Ancestry"), trait("Keen Senses"), trait("Trance")],
  },
  {
    ...PLAIN,
    id: "gnome",
    name: "Gnome",
    sizes: ["small"],
    darkvision: 60,
    lineage: {
      key: "gnomish-lineage",
      options: [
        {
          id: "forest-gnome",
          name: "Forest Gnome",
          spells: [
            [1, "minor-illusion"],
            [1, "speak-with-animals"],
          ],
        },
        {
          id: "rock-gnome",
          name: "Rock Gnome",
          spells: [
            [1, "mending"],
            [1, "prestidigitation"],
          ],
        },
      ],
    },
    traits: [trait("Gnomish Cunning")],
  },
  {
    ...PLAIN,
    id: "goliath",
    name: "Goliath",
    speed: 35,
    lineage: {
      key: "giant-ancestry",
      options: [
        { id: "cloud", name: "Cloud's Jaunt" },
        { id: "fire", name: "Fire's Burn" },
        { id: "frost", name: "Frost's Chill" },
        { id: "hill", name: "Hill's Tumble" },
        { id: "stone", name: "Stone's Endurance" },
        { id: "storm", name: "Storm's Thunder" },
      ],
    },
    uses: [counted("Giant Ancestry", "proficiency"), counted("Large Form", 1, 5)],
    traits: [trait("Large Form", 5), trait("Powerful Build")],
  },
  {
    ...PLAIN,
    id: "halfling",
    name: "Halfling",
    sizes: ["small"],
    traits: [trait("Brave"), trait("Halfling Nimbleness"), trait("Luck"), trait("Naturally Stealthy")],
  },
  {
    ...PLAIN,
    id: "human",
    name: "Human",
    sizes: ["medium", "small"],
    skill: "any",
    originFeat: true,
    traits: [trait("Resourceful"), trait("Skillful"), trait("Versatile")],
  },
  {
    ...PLAIN,
    id: "orc",
    name: "Orc",
    darkvision: 120,
    uses: [counted("Adrenaline Rush", "proficiency", 1, { short: "all" }), counted("Relentless Endurance", 1)],
    traits: [trait("Adrenaline Rush"), trait("Relentless Endurance")],
  },
  {
    ...PLAIN,
    id: "tiefling",
    name: "Tiefling",
    sizes: ["medium", "small"],
    darkvision: 60,
    lineage: {
      key: "fiendish-legacy",
      options: [
        {
          id: "abyssal",
          name: "Abyssal",
          resist: "poison",
          spells: [
            [1, "poison-spray"],
            [3, "ray-of-sickness"],
            [5, "hold-person"],
          ],
        },
        {
          id: "chthonic",
          name: "Chthonic",
          resist: "necrotic",
          spells: [
            [1, "chill-touch"],
            [3, "false-life"],
            [5, "ray-of-enfeeblement"],
          ],
        },
        {
          id: "infernal",
          name: "Infernal",
          resist: "fire",
          spells: [
            [1, "fire-bolt"],
            [3, "hellish-rebuke"],
            [5, "darkness"],
          ],
        },
      ],
    },
    spells: [[1, "thaumaturgy"]],
    traits: [trait("Otherworldly Presence")],
  },
];

/** A species by its id or its name; undefined for the player's own. */
export const speciesNamed = (name: string | null): Species | undefined =>
  SPECIES_TABLE.find(({ id }) => id === name?.trim().toLowerCase());
