import { addCondition, isImmuneTo, removeCondition } from "../../combat/state/conditions.ts";
import type { ActiveCondition, ActiveEffect, ConditionEnd } from "../../hero.ts";
import type { Combatant } from "../../combatant.ts";
import { effectId, effectsOf, givesOf, withEffect } from "./active-effects.ts";
import { kindOf } from "./roll-changes.ts";
import { sweep } from "./concentration.ts";
import type { CastPlan } from "../casting/plan.ts";
import { hasCondition } from "./rolls.ts";
import type { Payload, SpellSave, Until } from "../spell.ts";
import type { Stage } from "../stage.ts";

/** What ends a spell's work on somebody. */
export function endOf(plan: CastPlan, until: Until, target: string, save: SpellSave | undefined): ConditionEnd {
  const caster = plan.request.caster;
  switch (until) {
    case "cured":
      return { kind: "cured" };
    case "save":
      return { kind: "save", ability: save?.ability ?? "wisdom", dc: plan.saveDc };
    case "caster-start":
      return { kind: "turn", of: caster, at: "start" };
    case "caster-end":
      // Cast in the caster's own turn, it outlasts the end of this one.
      return { kind: "turn", of: caster, at: "end", skip: plan.time === "reaction" ? 0 : 1 };
    case "target-start":
      return { kind: "turn", of: target, at: "start" };
    case "target-end":
      return { kind: "turn", of: target, at: "end" };
    case "duration":
      if (plan.concentration) return { kind: "concentration", of: caster };
      return plan.rounds === null || plan.rounds === 0 ? { kind: "cured" } : { kind: "rounds", left: plan.rounds };
  }
}

/** What ends with its caster's concentration too, though a save or a turn ends it sooner. */
const alsoWith = (plan: CastPlan, ends: ConditionEnd): { readonly also?: readonly ConditionEnd[] } =>
  plan.concentration && ends.kind !== "concentration" && ends.kind !== "cured"
    ? { also: [{ kind: "concentration", of: plan.request.caster }] }
    : {};

const isWarded = (target: Combatant, condition: string, kind: string): boolean =>
  effectsOf(target).some((effect) => {
    const { ward, rolls } = givesOf(effect);
    return ward?.some((id) => id === condition) && rolls?.some(({ kinds }) => kinds?.includes(kind));
  });

/** Gives somebody a condition, unless they are immune; one who is incapacitated concentrates no more. */
export function giveCondition(stage: Stage, on: string, condition: ActiveCondition, because: string): void {
  const target = stage.find(on);
  if (!target || target.state.life === "dead" || isImmuneTo(target, condition.id)) return;
  const source = stage.find(condition.source ?? "");
  // SRD 5.2, "Protection from Evil and Good": those whom it protects from can neither charm nor frighten.
  if (source && isWarded(target, condition.id, kindOf(source))) return;
  stage.let(on, (one) => addCondition(one, condition, because));
  sweep(stage);
}

/** Puts an effect on somebody. */
export function giveEffect(stage: Stage, on: string, effect: ActiveEffect, because: string): void {
  const target = stage.find(on);
  if (!target || target.state.life === "dead") return;
  stage.change(on, (one) => withEffect(one, effect));
  stage.emit({ type: "effect", on, effect: effect.id, present: true, because });
}

/** What lasts of a spell on one target: its conditions and what it gives. `part` says which of the spell's effects it is. */
export function giveLasting(
  stage: Stage,
  plan: CastPlan,
  payload: Payload,
  part: number | "success",
  target: string,
  save: SpellSave | undefined,
): void {
  const { caster, choice } = plan.request;
  const { name, id } = plan.spell;
  for (const condition of payload.conditions ?? []) {
    if (condition.choice !== undefined && condition.choice !== choice) continue;
    const here = stage.find(target);
    if (!here || (condition.atMost !== undefined && here.state.hitPoints > condition.atMost)) continue;
    if (condition.id === "invisible" && hasCondition(here, "invisible")) continue;
    const ends = endOf(plan, condition.until, target, condition.ability ? { ability: condition.ability } : save);
    giveCondition(stage, target, { id: condition.id, source: caster, ends, ...alsoWith(plan, ends) }, name);
  }
  if (!payload.gives) return;
  if (payload.gives.noInvisible) stage.let(target, (one) => removeCondition(one, "invisible", name));
  const ends = endOf(plan, payload.until ?? "duration", target, save);
  const chosen = choice?.includes(":") ? (choice.split(":")[1] ?? null) : (choice ?? null);
  giveEffect(
    stage,
    target,
    {
      id: effectId(id, part),
      source: caster,
      ends,
      ...alsoWith(plan, ends),
      slot: plan.power.slot,
      amount: payload.gives.images ?? plan.modifier,
      choice: payload.gives.weaponBonus ? (plan.request.weapon ?? null) : chosen,
    },
    name,
  );
}
