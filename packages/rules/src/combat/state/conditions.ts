import type { Ability } from "#contracts/options";
import type { Combatant, Mode, RulesEvent } from "../../combatant.ts";
import { CONDITIONS, type ActiveCondition, type ConditionId } from "../../hero.ts";
import { inTurn, refused, withState, type Outcome } from "../outcome.ts";

/** What a condition does (SRD 5.2, "Conditions"). What depends on who stands where is in `attack-reasons.ts`. */
export interface ConditionRule {
  readonly implies: readonly ConditionId[];
  /** The holder's own attack rolls, and those against the holder from anywhere. */
  readonly attacks: Mode | null;
  readonly attacked: Mode | null;
  /** Saves that fail by themselves, and those with Disadvantage. */
  readonly failedSaves: readonly Ability[];
  readonly hardSaves: readonly Ability[];
  readonly hardChecks: boolean;
  readonly still: boolean;
  /** A hit from within 5 feet is critical. */
  readonly criticalWithin5: boolean;
}

const rule = (given: Partial<ConditionRule>): ConditionRule => ({
  implies: [],
  attacks: null,
  attacked: null,
  failedSaves: [],
  hardSaves: [],
  hardChecks: false,
  still: false,
  criticalWithin5: false,
  ...given,
});
const helpless = { implies: ["incapacitated"], attacked: "advantage", failedSaves: ["strength", "dexterity"] } as const;

export const CONDITION_RULES: Readonly<Record<ConditionId, ConditionRule>> = {
  blinded: rule({ attacks: "disadvantage", attacked: "advantage" }),
  charmed: rule({}),
  deafened: rule({}),
  frightened: rule({ attacks: "disadvantage", hardChecks: true }),
  grappled: rule({ still: true }),
  incapacitated: rule({}),
  invisible: rule({ attacks: "advantage", attacked: "disadvantage" }),
  paralyzed: rule({ ...helpless, still: true, criticalWithin5: true }),
  petrified: rule({ ...helpless, still: true }),
  poisoned: rule({ attacks: "disadvantage", hardChecks: true }),
  prone: rule({ attacks: "disadvantage" }),
  restrained: rule({ attacks: "disadvantage", attacked: "advantage", hardSaves: ["dexterity"], still: true }),
  stunned: rule({ ...helpless }),
  unconscious: rule({ ...helpless, still: true, criticalWithin5: true }),
};

/** "poisoned" as the rules write it: "Poisoned". */
export const conditionName = (id: ConditionId): string => id.charAt(0).toUpperCase() + id.slice(1);

export const isCondition = (id: string): id is ConditionId => (CONDITIONS as readonly string[]).includes(id);

/** The conditions that somebody has, by themselves or because another one brings them; each once. */
export function conditionsOf({ state }: Combatant): readonly ConditionId[] {
  const own = state.conditions.map(({ id }) => id);
  return [...new Set(own.flatMap((id) => [id, ...CONDITION_RULES[id].implies]))];
}

export const hasCondition = (combatant: Combatant, id: ConditionId): boolean => conditionsOf(combatant).includes(id);

/** Whether somebody can act at all: no action, bonus action, reaction or speech without. */
export const isIncapacitated = (combatant: Combatant): boolean =>
  combatant.state.life !== "up" || hasCondition(combatant, "incapacitated");

/** Whether one of a combatant's conditions came from somebody. */
export const hasConditionFrom = (combatant: Combatant, id: ConditionId, source: string): boolean =>
  combatant.state.conditions.some((one) => one.id === id && one.source === source);

/** Immune by nature, or made of stone (SRD 5.2, "Petrified"). */
export const isImmuneTo = (combatant: Combatant, id: ConditionId): boolean =>
  combatant.conditionImmunities.includes(id) || (id === "poisoned" && hasCondition(combatant, "petrified"));

/** Concentration ends. The caller knows the others, and ends the effects of the spell on them. */
export function breakConcentration(combatant: Combatant, because: string): Outcome {
  if (!combatant.state.concentration) return { combatant, events: [] };
  return {
    combatant: withState(combatant, { concentration: null }),
    events: [{ type: "concentration", by: combatant.id, spell: null, because }],
  };
}

/**
 * Gives a condition. One from the same source replaces its former one; those from others stay beside it, each with its own end
 * (SRD 5.2, "Conditions": they do not stack).
 */
export function addCondition(combatant: Combatant, condition: ActiveCondition, because: string): Outcome {
  const { id, source } = condition;
  if (combatant.state.life === "dead") return refused(combatant, `${combatant.name} is dead.`);
  if (isImmuneTo(combatant, id)) {
    return refused(combatant, `${combatant.name} cannot be ${conditionName(id)}.`);
  }
  const others = combatant.state.conditions.filter((one) => one.id !== id || one.source !== source);
  const isNew = !combatant.state.conditions.some((one) => one.id === id);
  const given: Outcome = {
    combatant: withState(combatant, { conditions: [...others, condition] }),
    events: isNew ? [{ type: "condition", on: combatant.id, condition: id, present: true, because }] : [],
  };
  return inTurn(
    given.combatant,
    (one) => ({ combatant: one, events: given.events }),
    // Who faints falls, and lies there also after waking (SRD 5.2, "Unconscious").
    (one) =>
      id === "unconscious" && !hasCondition(one, "prone") && !isImmuneTo(one, "prone")
        ? addCondition(one, { id: "prone", source: null, ends: { kind: "cured" } }, conditionName(id))
        : { combatant: one, events: [] },
    (one) =>
      hasCondition(one, "incapacitated") ? breakConcentration(one, conditionName(id)) : { combatant: one, events: [] },
  );
}

/** Ends a condition: all of that name, or only those that `which` picks. */
export function removeCondition(
  combatant: Combatant,
  id: ConditionId,
  because: string,
  which: (one: ActiveCondition) => boolean = () => true,
): Outcome {
  const left = combatant.state.conditions.filter((one) => one.id !== id || !which(one));
  if (left.length === combatant.state.conditions.length) return { combatant, events: [] };
  const events: RulesEvent[] = left.some((one) => one.id === id)
    ? []
    : [{ type: "condition", on: combatant.id, condition: id, present: false, because }];
  return { combatant: withState(combatant, { conditions: left }), events };
}
