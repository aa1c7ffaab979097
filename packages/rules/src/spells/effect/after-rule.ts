import { everybody, type FightStep } from "../../combat/fight.ts";
import type { Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { sweep } from "./concentration.ts";
import { afterHarm, endsWithStrength } from "./harm.ts";
import { Stage, type Outcome } from "../stage.ts";

/**
 * After a rule of the fight, which knows no spells: everybody without the spells whose casters concentrate no more, without the rage of the
 * fallen, and with what harm ends. `happened`: what the rule did; no spell's own events, which have seen to it.
 */
export function sweepSpells(
  combatants: readonly Combatant[],
  dice: Dice,
  happened: readonly RulesEvent[] = [],
): Outcome {
  const stage = new Stage(combatants, dice);
  const hurt = new Map<string, number>();
  for (const event of happened) {
    if (event.type === "damage" && event.amount > 0) hurt.set(event.to, (hurt.get(event.to) ?? 0) + event.amount);
  }
  for (const [id, total] of hurt) afterHarm(stage, id, total);
  for (const { id } of stage.all()) endsWithStrength(stage, id);
  sweep(stage);
  return stage.outcome();
}

/** A step of a fight with what it does to spells: sleepers wake, bonds hurt, what the fallen held up ends. */
export function withSpells(step: FightStep, dice: Dice): FightStep {
  if (step.refused !== undefined) return step;
  const after = everybody(step.fight, (all) => sweepSpells(all, dice, step.events));
  return { fight: after.fight, events: [...step.events, ...after.events] };
}
