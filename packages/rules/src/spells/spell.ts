import type { Ability } from "#contracts/options";
import type { DamageType } from "../combatant.ts";
import type { ConditionId } from "../hero.ts";
import type { ListedSpell } from "../tables/spell-lists.ts";

/** SRD 5.2, "Spells": how a spell is cast and what it does in numbers. */
export interface Spell extends ListedSpell {
  /** What of a turn it takes; minutes where it takes longer than a turn. */
  readonly time: "action" | "bonus action" | "reaction" | number;
  /** Feet, or a word. */
  readonly range: number | "self" | "touch" | "sight" | "special" | "unlimited" | "500 miles";
  /** Of V, S and M. */
  readonly components: string;
  /** A material that has a price, and whether casting uses it up. */
  readonly cost?: { readonly item: string; readonly copper: number; readonly consumed: boolean };
  readonly concentration: boolean;
  /** 0 for an instant; null until it is dispelled. */
  readonly rounds: number | null;
  /** What it does, one after the other. Empty where only the game master can say it. */
  readonly effects: readonly SpellEffect[];
  /** Why nothing of it is reckoned; null where something is. */
  readonly guidance: string | null;
}

/**
 * When something that a spell does ends: with the spell, with a save at the end of the target's turns, at the start or end of the caster's
 * or the target's next turn, or only by a cure.
 */
export type Until = "duration" | "save" | "caster-start" | "caster-end" | "target-start" | "target-end" | "cured";

/** One thing that a spell does: to whom, what decides it, and what follows. */
export interface SpellEffect extends Payload {
  /** Works only with this choice of the caster's. */
  readonly when?: string;
  /** What the caster chooses; words, or anything of a sort. */
  readonly choices?: readonly string[] | "skill" | "ability" | "damage";
  readonly self?: boolean;
  /** Creatures; 1 where it is absent. `moreTargets` for each level of the slot above the spell's. */
  readonly targets?: number;
  readonly moreTargets?: number;
  /** Only creatures of these kinds: "humanoid" for Hold Person. */
  readonly kinds?: readonly string[];
  /** Only the caster's friends. */
  readonly allies?: boolean;
  readonly area?: Area;
  readonly attack?: "melee" | "ranged";
  /** Separate darts, rays or beams, each with its own target; more by slot, or at the levels where a cantrip grows. */
  readonly rays?: number;
  readonly moreRays?: number;
  /** Cast after a hit with a weapon, on whom was hit. */
  readonly onHit?: boolean;
  /** An attack with the weapon in hand, by the caster's spellcasting ability. */
  readonly weapon?: boolean;
  readonly save?: SpellSave;
  readonly missHalf?: boolean;
  /** More damage for creatures of a kind. */
  readonly against?: { readonly kinds: readonly string[]; readonly damage: readonly SpellDamage[] };
  /** Share of the damage that heals the caster. */
  readonly drains?: number;
  /** Doubles on the damage dice carry it on to the next target. */
  readonly leaps?: boolean;
  readonly healing?: SpellHealing;
  readonly temporary?: { readonly dice: string; readonly more: number };
  /** What a success on the save still brings. */
  readonly success?: Payload;
  /** What follows when the spell ends. */
  readonly after?: Payload;
  /** Can be done again while the spell lasts: with an action, a Bonus Action, or when somebody comes into its area. */
  readonly again?: "action" | "bonus action" | "area";
  /** Does nothing at the casting, only later. */
  readonly only?: "again";
  /** Damage for each so many feet of movement through the area. */
  readonly perFeet?: number;
  /** How long it lasts from a slot's level on, in rounds; and from which level without concentration. */
  readonly durations?: Readonly<Record<string, number | null>>;
  readonly freeFrom?: number;
  readonly curse?: boolean;
  readonly cures?: { readonly all?: readonly ConditionId[]; readonly one?: readonly ConditionId[] };
  readonly stabilises?: boolean;
  /** Hit points with which the dead return. */
  readonly revives?: number;
  readonly dispels?: boolean;
  readonly counters?: boolean;
  readonly uncurses?: boolean;
  readonly breaksConcentration?: boolean;
  readonly makes?: { readonly item: string; readonly count: number };
  readonly oncePerLongRest?: boolean;
}

/** What happens to a target. */
export interface Payload {
  readonly damage?: readonly SpellDamage[];
  readonly conditions?: readonly SpellCondition[];
  readonly gives?: Gives;
  /** How long `gives` lasts; as long as the spell where it is absent. */
  readonly until?: Until;
  /** What the game master is left to say: "pushed 10 feet". */
  readonly remark?: string;
}

export interface Area {
  readonly shape: "cone" | "cube" | "cylinder" | "emanation" | "line" | "sphere" | "square";
  /** Feet: length, side or radius; of a line also its width. */
  readonly size: number;
  readonly width?: number;
}

export interface SpellSave {
  readonly ability: Ability;
  /** A success halves the damage; without it nothing happens. */
  readonly half?: boolean;
  readonly easierInFight?: boolean;
  readonly harderFor?: readonly string[];
  /** Those who never sleep succeed by themselves (SRD 5.2, "Sleep"). */
  readonly sleepless?: boolean;
}

export interface SpellDamage {
  readonly dice: string;
  /** One type, or those that the caster chooses from. */
  readonly types: readonly DamageType[];
  /** Dice for each level of the slot above the spell's; of a cantrip at levels 5, 11 and 17. */
  readonly more?: string | null;
  /** Adds the spellcasting modifier. */
  readonly modifier?: boolean;
  /** A die that shows its most is followed by another, at most as many as the spellcasting modifier. */
  readonly bursts?: boolean;
}

export interface SpellHealing {
  readonly dice: string;
  readonly modifier?: boolean;
  readonly more?: string;
}

export interface SpellCondition {
  readonly id: ConditionId;
  readonly until: Until;
  readonly choice?: string;
  /** The ability of a save that no save at the casting names, and the most hit points at which it works. */
  readonly ability?: Ability;
  readonly atMost?: number;
}

/** The rolls that a lasting effect changes. `attacked` are those of attacks against the bearer. */
export type RollOn = "attack" | "attacked" | "save" | "check" | "damage" | "death-save" | "initiative";

export interface RollChange {
  readonly on: RollOn;
  readonly ability?: Ability | "chosen";
  readonly skill?: string;
  readonly dice?: string;
  readonly bonus?: number;
  readonly advantage?: 1 | -1;
  /** The first such roll uses the effect up. */
  readonly once?: boolean;
  /** Only for attacks by creatures of these kinds; only for attacks on the one who gave it; only for saves against a condition. */
  readonly kinds?: readonly string[];
  readonly againstSource?: boolean;
  readonly against?: string;
}

/** What an effect gives while it lasts. */
export interface Gives {
  readonly armorClass?: number;
  readonly armorClassBase?: number;
  readonly armorClassLeast?: number;
  readonly saves?: number;
  readonly speed?: number;
  readonly speedTimes?: number;
  readonly hitPoints?: number;
  /** Hit points for each level of the slot above the spell's. */
  readonly hitPointsMore?: number;
  readonly rolls?: readonly RollChange[];
  /** Damage that the bearer's own hits add. */
  readonly rider?: { readonly dice: string; readonly type: DamageType | null; readonly weapon?: boolean };
  /** Damage that hits of the effect's source on the bearer add. */
  readonly marked?: { readonly dice: string; readonly type: DamageType; readonly any?: boolean };
  /** A plus of weapon attacks and their damage, by slot. */
  readonly weaponBonus?: Readonly<Record<string, number>>;
  readonly staff?: boolean;
  readonly natural?: string;
  readonly resist?: readonly DamageType[];
  readonly immune?: readonly DamageType[];
  readonly resistChosen?: boolean;
  readonly conditionImmunities?: readonly ConditionId[];
  /** Conditions that those whom it protects from cannot give. */
  readonly ward?: readonly ConditionId[];
  /** A die that lowers damage of the chosen type once a turn. */
  readonly reduces?: string;
  readonly darkvision?: number;
  readonly fly?: number;
  readonly jump?: number;
  readonly swim?: boolean;
  readonly dash?: boolean;
  readonly noHealing?: boolean;
  readonly noReactions?: boolean;
  readonly noOpportunity?: boolean;
  readonly noVerbal?: boolean;
  readonly noInvisible?: boolean;
  readonly noMissiles?: boolean;
  readonly noFall?: boolean;
  readonly noActions?: boolean;
  readonly noActs?: boolean;
  readonly oneAct?: boolean;
  readonly oneAttack?: boolean;
  readonly somaticFails?: boolean;
  readonly extraAction?: boolean;
  readonly maxHealing?: boolean;
  readonly sanctuary?: boolean;
  readonly bond?: boolean;
  readonly breath?: boolean;
  /** Ends, with its conditions, when the bearer is hurt (Hypnotic Pattern); when they attack, harm or cast (Invisibility). */
  readonly harmEnds?: boolean;
  readonly breaks?: boolean;
  /** Harm gives a new save, with Advantage (Hideous Laughter). */
  readonly hurtSave?: boolean;
  /** Covered with oil: fire deals 5 more once (SRD 5.2, "Oil"). */
  readonly doused?: boolean;
  readonly images?: number;
  readonly tick?: Tick;
}

/** What an effect does at the start or end of each of its bearer's turns, or of its caster's. */
export interface Tick {
  readonly at: "start" | "end" | "caster";
  readonly damage?: readonly SpellDamage[];
  readonly temporary?: "modifier";
  /** A success ends the effect; where it wastes the turn, a success keeps the turn. */
  readonly save?: SpellSave;
  readonly wastes?: boolean;
  /** The condition that a failure brings for as long as the spell lasts (Sleep); a success brings nothing. */
  readonly brings?: ConditionId;
  /** On a d6 of at least this the bearer is gone until their next turn (Blink). */
  readonly vanishes?: number;
}
