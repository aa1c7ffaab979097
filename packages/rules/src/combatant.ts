import type { Ability } from "#contracts/options";
import type { ConditionEnd, Hero, HeroState } from "./hero.ts";

/** How a thing hurts. */
export const DAMAGE_TYPES = [
  "acid",
  "bludgeoning",
  "cold",
  "fire",
  "force",
  "lightning",
  "necrotic",
  "piercing",
  "poison",
  "psychic",
  "radiant",
  "slashing",
  "thunder",
] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** Damage of one type, before resistance. */
export interface Damage {
  readonly amount: number;
  readonly type: DamageType | null;
}

/** Where somebody is in a fight: beside a foe, within a move of one, or too far for a move. */
export type Zone = "engaged" | "near" | "far";

/** What one still has in this turn, and what was done in it that can be done once. */
export interface TurnBudget {
  readonly action: boolean;
  readonly bonusAction: boolean;
  readonly reaction: boolean;
  /** Feet left. */
  readonly movement: number;
  /** Attacks left of an Attack action that has begun. */
  readonly attacks: number;
  /** Ids of riders that work once a turn and have worked, e.g. `sneak-attack`. */
  readonly used: readonly string[];
}

/**
 * Somebody in a fight, hero, foe or companion. The numbers are derived once when they join and again when their build changes;
 * `state` is the same for all, so that conditions, harm and death are one piece of code.
 */
export interface Combatant {
  readonly id: string;
  readonly name: string;
  readonly side: "party" | "foes";
  /** The hero whose numbers these are; null for a creature. */
  readonly hero: Hero | null;
  /** Id in the table of creatures; null for a hero and for the player's own. */
  readonly creature: string | null;
  readonly armorClass: number;
  readonly maxHitPoints: number;
  readonly speed: number;
  readonly initiative: number;
  readonly level: number;
  readonly proficiency: number;
  /** Modifiers, not scores. */
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly saves: Readonly<Record<Ability, number>>;
  readonly resistances: readonly DamageType[];
  readonly immunities: readonly DamageType[];
  readonly vulnerabilities: readonly DamageType[];
  readonly conditionImmunities: readonly string[];
  readonly attacks: readonly AttackOption[];
  /** Ids of weapons that were thrown in this fight, as often as they were. */
  readonly thrown?: readonly string[];
  /** How many attacks one Attack action (a hero's) or Multiattack (a creature's) has. */
  readonly attacksPerAction: number;
  readonly state: HeroState;
  readonly zone: Zone;
  readonly turn: TurnBudget;
  /** What holds for a while and is no condition: a mastery's, an action's, a spell's. */
  readonly effects?: readonly Effect[];
  /** The numbers without what lasting effects of the state give, from which they are derived again; absent while none has. */
  readonly own?: OwnNumbers;
}

/** The numbers of a combatant that a spell or feature can change for a while. */
export type OwnNumbers = Pick<
  Combatant,
  | "armorClass"
  | "maxHitPoints"
  | "speed"
  | "saves"
  | "resistances"
  | "immunities"
  | "vulnerabilities"
  | "conditionImmunities"
  | "attacks"
  | "attacksPerAction"
  | "abilities"
>;

/** Something that changes a combatant's numbers for a while and is no condition: Vex, Dodge, Bless, Hunter's Mark. */
export interface Effect {
  readonly id: string;
  /** In words, for the reasons of a roll. */
  readonly name: string;
  readonly source: string | null;
  readonly ends: ConditionEnd;
  readonly also?: readonly ConditionEnd[];
  /** It ends with the first roll that it changes. */
  readonly once?: boolean;
  /** What a check must reach to end it: to find who hides, to escape a grip. */
  readonly dc?: number;
  readonly changes: readonly Change[];
}

export type Mode = "advantage" | "disadvantage";
export type TestKind = "attack" | "save" | "check";

/** The ability and skill of a d20 test, where it has them. */
export interface TestOf {
  readonly ability?: Ability | undefined;
  readonly skill?: string | undefined;
}

/** One thing that an effect changes. */
export type Change =
  /** The holder's attack rolls, or only those against one combatant or by one ability. */
  | { readonly kind: "attack"; readonly mode: Mode; readonly against?: string; readonly ability?: Ability }
  /** Attack rolls against the holder: of one combatant, or of all but one. */
  | { readonly kind: "attacked"; readonly mode: Mode; readonly by?: string; readonly notBy?: string }
  /** Saves of one ability, or those that avert one condition. */
  | { readonly kind: "save"; readonly mode: Mode; readonly ability?: Ability; readonly against?: string }
  | { readonly kind: "death-save"; readonly mode: Mode }
  | { readonly kind: "check"; readonly mode: Mode; readonly ability?: Ability; readonly skill?: string }
  /** A die that is added to the holder's d20 tests, or taken from them. */
  | ({ readonly kind: "die"; readonly of: readonly TestKind[]; readonly sides: number; readonly sign: 1 | -1 } & TestOf)
  /** A plain number that is added to d20 tests of one kind. */
  | ({ readonly kind: "plus"; readonly of: TestKind; readonly plus: number } & TestOf)
  /** Dice that are taken off the damage of the holder's hits. */
  | { readonly kind: "weak"; readonly dice: string }
  | { readonly kind: "armor-class"; readonly plus: number }
  | { readonly kind: "speed"; readonly plus: number }
  /** Damage that the holder's hits do besides; without a type it is the weapon's. */
  | { readonly kind: "damage"; readonly dice: string; readonly type: DamageType | null; readonly against?: string }
  | { readonly kind: "resistance"; readonly types: readonly DamageType[] }
  | { readonly kind: "forbid"; readonly what: "action" | "bonusAction" | "reaction" | "opportunity" | "healing" }
  /** One action or one bonus action in a turn, not both. */
  | { readonly kind: "one-act" }
  /** Who attacks the holder saves with Wisdom first, or loses the attack. */
  | { readonly kind: "ward"; readonly dc: number }
  /** It ends when the holder attacks or casts, and with it a condition that it gave. */
  | { readonly kind: "breaks"; readonly condition?: "invisible" }
  /** Dice off damage of one type, once a turn. */
  | { readonly kind: "lessens"; readonly dice: string; readonly type: DamageType }
  /** Oil: the next fire burns more, and the oil with it. */
  | { readonly kind: "oil" }
  /** Moving away from foes provokes nothing. */
  | { readonly kind: "disengaged" };

/** One way to attack, with its numbers. */
export interface AttackOption {
  readonly id: string;
  readonly name: string;
  readonly kind: "melee" | "ranged" | "spell";
  readonly toHit: number;
  /** Feet: reach of a melee attack, normal and long range of another. */
  readonly reach: number;
  readonly range: readonly [normal: number, long: number] | null;
  /** Dice and type; the first is the weapon's own, others are added (a poisoned blade). */
  readonly damage: readonly { readonly dice: string; readonly type: DamageType }[];
  readonly properties: readonly string[];
  readonly mastery: string | null;
  /** The ability behind it; null for a creature's, whose numbers stand in the table. */
  readonly ability: Ability | null;
  /** What else a hit does, from the table: a save, a condition. */
  readonly onHit: readonly OnHit[];
}

/** What a hit does besides damage. */
export interface OnHit {
  readonly condition: string;
  readonly save: { readonly ability: Ability; readonly dc: number } | null;
}

/**
 * What happened, in the order it did: the table turns each into a roll card, an effect on a sheet, or a line of the fight. A rule
 * never writes prose.
 */
export type RulesEvent =
  | {
      readonly type: "attack";
      readonly by: string;
      readonly on: string;
      readonly option: string;
      readonly dice: readonly number[];
      /** The die that counts. */
      readonly natural: number;
      readonly mode: Mode | null;
      readonly toHit: number;
      readonly total: number;
      readonly against: number;
      readonly result: "miss" | "hit" | "critical";
      readonly because: readonly string[];
    }
  | {
      readonly type: "damage";
      readonly to: string;
      readonly amount: number;
      readonly damageType: DamageType | null;
      readonly because: readonly string[];
    }
  | { readonly type: "healing"; readonly to: string; readonly amount: number; readonly because: string }
  | { readonly type: "temporary"; readonly to: string; readonly amount: number; readonly because: string }
  | {
      readonly type: "save";
      readonly by: string;
      readonly ability: Ability;
      readonly dice: readonly number[];
      /** The die that counts; null where the rules decide without a roll. */
      readonly natural: number | null;
      readonly mode: Mode | null;
      readonly total: number;
      readonly dc: number;
      readonly success: boolean;
      readonly because: readonly string[];
    }
  | {
      readonly type: "check";
      readonly by: string;
      readonly ability: Ability;
      readonly skill: string | null;
      readonly dice: readonly number[];
      /** The die that counts; null where the rules decide without a roll. */
      readonly natural: number | null;
      readonly mode: Mode | null;
      readonly total: number;
      readonly dc: number;
      readonly success: boolean;
      readonly because: readonly string[];
    }
  | {
      readonly type: "condition";
      readonly on: string;
      readonly condition: string;
      readonly present: boolean;
      readonly because: string;
    }
  | { readonly type: "concentration"; readonly by: string; readonly spell: string | null; readonly because: string }
  | {
      readonly type: "death-save";
      readonly by: string;
      readonly die: number;
      readonly result: "success" | "failure" | "critical_success" | "critical_failure";
    }
  | { readonly type: "life"; readonly of: string; readonly life: HeroState["life"] }
  /** A spell was cast or a feature used whose effect the game master decides. */
  | { readonly type: "guidance"; readonly by: string; readonly what: string }
  | { readonly type: "spent"; readonly by: string; readonly what: string; readonly amount: number }
  | {
      readonly type: "effect";
      readonly on: string;
      readonly effect: string;
      readonly present: boolean;
      readonly because: string;
    }
  | {
      readonly type: "initiative";
      readonly by: string;
      readonly dice: readonly number[];
      readonly total: number;
      readonly because: readonly string[];
    }
  | { readonly type: "round"; readonly round: number }
  | { readonly type: "turn"; readonly of: string }
  | { readonly type: "left"; readonly who: string; readonly how: "fled" | "surrendered" }
  | { readonly type: "fight-ended"; readonly outcome: FightOutcome; readonly experience: number }
  | { readonly type: "moved"; readonly who: string; readonly zone: Zone }
  | { readonly type: "refused"; readonly who: string; readonly why: string };

/** How a fight ended, as the party sees it. */
export type FightOutcome = "victory" | "flight" | "parley" | "surrender" | "defeat";
