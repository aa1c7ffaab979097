import type { AttackOption, Combatant, DamageType, RulesEvent } from "../../combatant.ts";
import type { Cover } from "./cover.ts";
import type { Reasons } from "../rolls/d20.ts";

/** What an attack adds once it has hit, where its rule allows it: Sneak Attack, Divine Smite. */
export interface Rider {
  readonly id: string;
  readonly name: string;
  /** Without a type it is the weapon's. */
  readonly damage: readonly { readonly dice: string; readonly type: DamageType | null }[];
  readonly needs: {
    readonly melee?: boolean;
    /** A finesse weapon or a ranged one. */
    readonly finesseOrRanged?: boolean;
    /** Advantage on the roll, or an ally beside the target and no Disadvantage. */
    readonly advantageOrAlly?: boolean;
  };
  /** It works once a turn. */
  readonly oncePerTurn: boolean;
  readonly costs: {
    readonly bonusAction?: boolean;
    readonly slot?: number;
    readonly pact?: boolean;
    readonly use?: string;
    /** It is a spell: the attacker must have it prepared, and a slot for it is the turn's only one. */
    readonly spell?: string;
  };
}

/** One attack roll with what is true where it happens. */
export interface AttackRequest {
  readonly option: AttackOption;
  /** Feet between attacker and target. */
  readonly distance: number;
  /** A melee weapon leaves the hand. */
  readonly thrown?: boolean;
  readonly cover?: Cover;
  /** A foe within 5 feet who sees the attacker and can act: it makes ranged attacks hard. */
  readonly foeBeside?: boolean;
  /** Somebody on the attacker's side is within 5 feet of the target and can act. */
  readonly allyBeside?: boolean;
  readonly targetUnseen?: boolean;
  readonly attackerUnseen?: boolean;
  /** The source of fear cannot be seen, so that fear does nothing. */
  readonly fearUnseen?: boolean;
  readonly reasons?: Reasons;
  readonly riders?: readonly Rider[];
  /** The extra attack of the Light property: no modifier on its damage. */
  readonly extra?: boolean;
  /** The second blow of Cleave: no modifier on its damage. */
  readonly cleave?: boolean;
  readonly knockOut?: boolean;
  /** Made with a reaction in somebody else's turn, so that the attacker's next turn is still to come. */
  readonly offTurn?: boolean;
  readonly inspiration?: boolean;
  /** What the target, or a friend, does with a reaction once the roll would hit, before the damage is rolled: Shield, Cutting Words. */
  readonly onRoll?: (target: Combatant) => Braced;
  /** What the target does with a reaction about the damage of a hit: Uncanny Dodge, Deflect Attacks, Stone's Endurance. */
  readonly onDamage?: (target: Combatant, amount: number) => Lessened;
  /** Leave the mastery's property unused. */
  readonly withoutMastery?: boolean;
}

/** A target after its reaction to a roll, and what that takes off the roll. */
export interface Braced {
  readonly combatant: Combatant;
  readonly events: readonly RulesEvent[];
  readonly less?: number;
}

/** A target after its reaction to damage, and what is left of that. */
export interface Lessened {
  readonly combatant: Combatant;
  readonly events: readonly RulesEvent[];
  readonly left: number;
}

export interface AttackOutcome {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly events: readonly RulesEvent[];
  readonly result: "miss" | "hit" | "critical" | "refused";
  readonly refused?: string;
  /** Feet that the target was pushed away. */
  readonly pushed: number;
  /** A second creature beside the target can be attacked now. */
  readonly mayCleave: boolean;
}
