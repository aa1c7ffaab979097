import type { ZONES } from "./state.ts";

/** What a game master may ask of a fight, and what came of it, everything by its name. */

/** What somebody does, with everything by its name: the table finds the weapon, the spell, the feature or the thing. */
export interface NamedAct {
  /** The name of a hero, or of somebody in the fight. Empty: the first hero who is up. */
  readonly who: string;
  readonly kind: "attack" | "cast" | "feature" | "item";
  /** The weapon, spell, feature or thing. Empty in an attack: what the words name, or the best that is in hand. */
  readonly with: string;
  /** The player's words, which may name a weapon or a spell. */
  readonly words?: string;
  /** Names of heroes, of those in the fight, or of anybody else. Empty: oneself, or whomever the rules say. */
  readonly targets: readonly string[];
  /** The level of the spell slot. Absent: the lowest that will do. */
  readonly slot?: number;
  readonly ritual?: boolean;
  /** What the spell or feature leaves open: a type of damage, an ability, a beast. */
  readonly choice?: string;
  /** How much of a pool is used. */
  readonly amount?: number;
}

/** One blow or power of a fight, with what it did. Names, in the order in which they fell. */
export interface Blow {
  readonly by: string;
  readonly on: string;
  readonly hit: boolean;
  /** Hit points lost, after resistance. */
  readonly damage: number;
  /** Whether it brought the one who was hit down. */
  readonly down: boolean;
}

export type FightOutcome = "victory" | "flight" | "parley" | "surrender" | "defeat";

/** Foes of one kind who join a fight. */
export interface FoeOrder {
  readonly name: string;
  readonly count: number;
  /** A creature of the rules: "goblin", "bandit captain". */
  readonly kind?: string;
  /** The challenge of a foe that is in no table: 0.25, 3. */
  readonly challenge?: number;
  /** Whether the story has made it an equal of the heroes: it may be as strong as a hard fight allows. */
  readonly hard?: boolean;
  /** Numbers of the story's own instead of the table's. */
  readonly armorClass?: number;
  readonly hitPoints?: number;
}

export type Zone = (typeof ZONES)[number];

/** What a game master does to a fight as a whole. */
export type EncounterOrder =
  | {
      readonly op: "start" | "join";
      readonly foes: readonly FoeOrder[];
      /** Who fights beside the party, besides its companions. */
      readonly friends: readonly string[];
      readonly surprised?: "party" | "foes";
      /** The first hero who is up acts first, whatever the dice say: the hero begins the fight, or the foes wait. */
      readonly heroFirst?: boolean;
      /** How far the foes are. */
      readonly zone?: Zone;
      /** A hero who falls is beaten, and does not die. */
      readonly merciful?: boolean;
      /** Foes run at half of their hit points. */
      readonly faint?: boolean;
      /** Nothing is won by the fight but what the story gives. */
      readonly unrewarded?: boolean;
    }
  | { readonly op: "move"; readonly who: readonly string[]; readonly zone: Zone }
  /** The foes test their morale: who fails runs or gives up. */
  | { readonly op: "morale" }
  /** Somebody is out of the fight. */
  | { readonly op: "leave"; readonly who: readonly string[]; readonly outcome: "flight" | "surrender" }
  | { readonly op: "end"; readonly outcome: "victory" | "flight" | "parley" | "surrender" }
  /** The hero spends the turn on something that is no act of a fight; everybody else acts. */
  | { readonly op: "pass" }
  /** The party runs: blows of those beside it, then a check. */
  | { readonly op: "flee" };
