import type { AbilityScores } from "#contracts/entities/character";
import { CONDITIONS } from "#contracts/entities/hero-state";
import type { Ability } from "#contracts/options";

/**
 * A hero as the rules see them: what they are (the build) and how they are now (the state). Both are values; every rule gives a
 * changed copy. Ids are those of the tables in `tables/`; what the tables do not know is a homebrew entry and has no rules.
 */
export interface Hero {
  readonly id: string;
  readonly name: string;
  /** The first one is the class the hero began with: its saves and its armour training count in full. */
  readonly classes: readonly HeroClass[];
  readonly species: string | null;
  readonly background: string | null;
  /** The scores as they are now, with what background, feats and levels have added. */
  readonly abilities: AbilityScores;
  /** Names of skills (contracts/srd.ts) with proficiency, and those of them with expertise. */
  readonly skills: readonly string[];
  readonly expertise: readonly string[];
  readonly tools: readonly string[];
  readonly languages: readonly string[];
  readonly feats: readonly string[];
  /**
   * What the player chose where a feature, species or feat gives a choice: by the id of the feature, e.g.
   * `{"fighting-style": "defense", "divine-order": "protector", "draconic-ancestry": "red", "giant-ancestry": "stone"}`.
   */
  readonly choices: Readonly<Record<string, string>>;
  /** Weapons whose mastery property the hero can use. */
  readonly masteries: readonly string[];
  readonly spells: readonly KnownSpell[];
  readonly gear: readonly GearItem[];
  /** In copper pieces, so that nothing is ever a fraction. */
  readonly coins: number;
  /** Numbers that the player has set by hand; each replaces what the rules derive. */
  readonly overrides: Partial<Readonly<Record<Overridable, number>>>;
  readonly homebrew: readonly HomebrewEntry[];
  readonly state: HeroState;
}

export interface HeroClass {
  readonly id: string;
  readonly subclass: string | null;
  readonly level: number;
  /** Hit points that each level gave before Constitution, in order: the die or its fixed value. The hero's very first is the whole die. */
  readonly hitPoints: readonly number[];
}

export interface KnownSpell {
  readonly id: string;
  /** The class whose ability casts it; null for a species, feat or item, which then names the ability. */
  readonly class: string | null;
  readonly ability: Ability;
  readonly prepared: boolean;
  /** Prepared always and not counted, as the spells of a subclass. */
  readonly always: boolean;
  /** In a wizard's book and castable as a ritual though it is not prepared. */
  readonly inBook: boolean;
}

export interface GearItem {
  /** Of this item on this sheet: two daggers that are held apart have two. */
  readonly key: string;
  /** Id in the tables of weapons, armour, gear or magic items; null for the player's own. */
  readonly item: string | null;
  readonly name: string;
  readonly quantity: number;
  /** Pounds a piece. */
  readonly weight: number;
  readonly worn: boolean;
  readonly wielded: "main" | "off" | "both" | null;
  readonly attuned: boolean;
  /** A plus of a magic weapon, armour or shield: 0 to 3. */
  readonly bonus: number;
  /** Spent charges of a wand or uses of a kit; absent for none. */
  readonly spent?: number;
}

export interface HomebrewEntry {
  readonly name: string;
  readonly kind: "attack" | "spell" | "feature" | "item" | "class" | "note";
  /** Dice of the player's own, e.g. "2d6+3"; rolled as they stand. */
  readonly dice: string | null;
  readonly text: string;
  /** How often it can be used, and which rest gives it back; null where it is not counted. */
  readonly uses: { readonly most: number; readonly rest: "short" | "long" } | null;
}

export const OVERRIDABLE = ["hitPoints", "armorClass", "speed", "initiative", "spellSaveDc", "spellAttack"] as const;
export type Overridable = (typeof OVERRIDABLE)[number];

/** How a hero is now. Everything here is bounded by what the build gives; what is spent is counted, not what is left. */
export interface HeroState {
  readonly hitPoints: number;
  readonly temporary: number;
  readonly life: "up" | "dying" | "stable" | "dead";
  readonly deathSaves: { readonly successes: number; readonly failures: number };
  /** Spent hit dice by class id. */
  readonly hitDiceSpent: Readonly<Record<string, number>>;
  /** Spent slots by spell level, the first for level 1; pact slots are counted apart. */
  readonly slotsSpent: readonly number[];
  readonly pactSpent: number;
  /** Spent uses by the id of the feature. */
  readonly usesSpent: Readonly<Record<string, number>>;
  readonly conditions: readonly ActiveCondition[];
  /** Conditions in a game master's own words, which no rule knows: "cursed". */
  readonly troubles?: readonly string[];
  /** Spells, features and potions that work on the hero for a while; what they give in numbers stands in their tables. */
  readonly effects?: readonly ActiveEffect[];
  /** 0 to 6; at 6 the hero dies. */
  readonly exhaustion: number;
  readonly concentration: Concentration | null;
  readonly experience: number;
  readonly inspiration: boolean;
}

export interface Concentration {
  readonly spell: string;
  readonly slot: number;
  /** Rounds left; null where it ends only by itself or with the scene. */
  readonly rounds: number | null;
}

/** A condition with what ends it. */
export interface ActiveCondition {
  readonly id: ConditionId;
  /** Who or what gave it: a combatant's id or a name. */
  readonly source: string | null;
  readonly ends: ConditionEnd;
  /** What else ends it: a spell that a save and the caster's concentration can end. */
  readonly also?: readonly ConditionEnd[];
}

/** A spell, feature or potion that works on somebody, with what ends it: Bless, Rage, Shield. */
export interface ActiveEffect {
  /** Id of the spell, feature or item. */
  readonly id: string;
  /** The combatant who gave it. */
  readonly source: string | null;
  readonly ends: ConditionEnd;
  readonly also?: readonly ConditionEnd[];
  /** The level at which a spell was cast; 0 for a cantrip and for what is no spell. */
  readonly slot: number;
  /** What it counts: the caster's modifier (Heroism), images that are left (Mirror Image). */
  readonly amount: number;
  /** What was chosen: a damage type, an ability, a skill. */
  readonly choice: string | null;
}

/** What ends a condition: nothing but a cure, so many rounds, the start or end of somebody's turn, a save, a spell's concentration. */
export type ConditionEnd =
  | { readonly kind: "cured" }
  | { readonly kind: "rounds"; readonly left: number }
  /** `skip`: how many such moments pass before the one that ends it, as the end of the turn that runs now. */
  | { readonly kind: "turn"; readonly of: string; readonly at: "start" | "end"; readonly skip?: number }
  | { readonly kind: "save"; readonly ability: Ability; readonly dc: number }
  | { readonly kind: "concentration"; readonly of: string };

export { CONDITIONS };
export type ConditionId = (typeof CONDITIONS)[number];
