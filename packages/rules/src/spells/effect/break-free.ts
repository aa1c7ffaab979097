import { abilityCheck } from "../../combat/rolls/ability-check.ts";
import { spend } from "../../combat/turn/budget.ts";
import { removeCondition } from "../../combat/state/conditions.ts";
import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { ActiveCondition } from "../../hero.ts";
import { effectsOf, originOf } from "./active-effects.ts";
import { endConcentration, endEffect } from "./concentration.ts";
import { planAgain } from "../casting/plan.ts";
import type { Spell } from "../spell.ts";
import { spellNamed } from "../spell-table.ts";
import { refused, Stage, type Outcome } from "../stage.ts";

/** Spells whose grip a check breaks; of Ensnaring Strike it ends the spell. */
const GRIPS: ReadonlySet<string> = new Set(["entangle", "web", "ensnaring-strike"]);

/** The spell that holds somebody, with its caster and the slot. */
function gripOn(
  combatants: readonly Combatant[],
  { ends, id, source }: ActiveCondition,
): { readonly caster: Combatant; readonly spell: Spell; readonly slot: number } | null {
  const caster = combatants.find((one) => one.id === source);
  const on = caster?.state.concentration;
  const spell = on && GRIPS.has(on.spell) ? spellNamed(on.spell) : undefined;
  return id === "restrained" && ends.kind === "concentration" && caster && on && spell
    ? { caster, spell, slot: on.slot }
    : null;
}

/**
 * Wrests somebody out of a spell's web, vines or thorns with an action: Strength (Athletics) against the spell's DC (SRD 5.2, "Entangle",
 * "Web", "Ensnaring Strike"). `helper`: who pulls, where it is not the one who is held.
 */
export function breakFree(
  combatants: readonly Combatant[],
  held: string,
  dice: Dice,
  { helper = held, inFight = true }: { readonly helper?: string; readonly inFight?: boolean } = {},
): Outcome {
  const who = combatants.find(({ id }) => id === held);
  const [grip] = who?.state.conditions.flatMap((condition) => gripOn(combatants, condition) ?? []) ?? [];
  if (!who || !grip) return refused(combatants, helper, `No spell holds ${who?.name ?? held}`);
  const { caster, spell, slot } = grip;
  const stage = new Stage(combatants, dice);
  if (inFight && stage.let(helper, (one) => spend(one, "action"))?.refused !== undefined) return stage.outcome();
  const { saveDc: dc } = planAgain(caster, spell, { caster: caster.id, spell: spell.id, targets: [held] }, slot);
  if (!stage.let(helper, (one) => abilityCheck(one, { skill: "Athletics", dc }, dice))?.success) return stage.outcome();
  stage.let(held, (one) => removeCondition(one, "restrained", "broke free", ({ source }) => source === caster.id));
  const thorns = stage.find(held);
  for (const effect of thorns ? effectsOf(thorns) : []) {
    if (originOf(effect) === spell.id && effect.source === caster.id) endEffect(stage, held, effect, "broke free");
  }
  if (spell.id === "ensnaring-strike") endConcentration(stage, caster.id, "broke free");
  return stage.outcome();
}
