import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { givesOf } from "../effect/active-effects.ts";
import { reveal as unhide } from "../../combat/turn/hiding.ts";
import { breaking, endConcentration, reveal } from "../effect/concentration.ts";
import { giveEffect } from "../effect/lasting-work.ts";
import { materialUsed } from "./payment.ts";
import { payFor } from "./payment.ts";
import { planCast, type CastPlan } from "./plan.ts";
import type { CastRequest } from "./request.ts";
import { refused, Stage, type Outcome } from "../stage.ts";
import { targetsOf } from "./targets.ts";
import { strikeTruly } from "../effect/true-strike.ts";
import { work } from "../effect/working.ts";

/** Begins concentration; what the caster concentrated on before ends. */
function concentrate(stage: Stage, { request, spell, power, rounds }: CastPlan): void {
  const { caster } = request;
  endConcentration(stage, caster, spell.name);
  stage.changeState(caster, () => ({ concentration: { spell: spell.id, slot: power.slot, rounds } }));
  stage.emit({ type: "concentration", by: caster, spell: spell.id, because: spell.name });
}

/** What a caster can do again while a spell lasts that needs no concentration (Produce Flame). */
function remember(stage: Stage, plan: CastPlan): void {
  const { spell, request, rounds } = plan;
  if (plan.concentration || !spell.effects.some(({ again }) => again) || rounds === 0) return;
  const ends = rounds === null ? ({ kind: "cured" } as const) : ({ kind: "rounds", left: rounds } as const);
  giveEffect(
    stage,
    request.caster,
    {
      id: spell.id,
      source: request.caster,
      ends,
      slot: plan.power.slot,
      amount: plan.modifier,
      choice: request.choice ?? null,
    },
    spell.name,
  );
}

/** Whether a casting gives away who hides: it is spoken, or an attack (SRD 5.2, "Hide"). */
const isNoticed = ({ spell, request }: CastPlan): boolean =>
  (spell.components.includes("V") && !request.metamagic?.includes("subtle-spell")) ||
  spell.effects.some(({ attack }) => attack);

/**
 * Casts a spell (SRD 5.2, "Casting Spells"): checks what the rules ask, spends what it costs and does what it does. What only a game
 * master can say is a `guidance` event. A spell that cannot be cast is one `refused` event and changes nothing.
 */
export function castSpell(combatants: readonly Combatant[], request: CastRequest, dice: Dice): Outcome {
  const plan = planCast(combatants, request);
  if (typeof plan === "string") return refused(combatants, request.caster, plan);
  const stage = new Stage(combatants, dice);
  payFor(stage, plan);
  if (request.countered) return stage.outcome();
  const slowed = stage.find(request.caster)?.state.effects?.some((effect) => givesOf(effect).somaticFails);
  if (slowed && plan.spell.components.includes("S") && dice.roll(4, "Slow") === 1) {
    stage.emit({ type: "guidance", by: request.caster, what: `${plan.spell.name} fails: too slow a gesture` });
    return stage.outcome();
  }
  if (plan.material && plan.spell.cost?.consumed) materialUsed(stage, plan);
  const targets = targetsOf(plan.spell, request);
  const broken = breaking(stage, request.caster);
  if (plan.concentration) concentrate(stage, plan);
  remember(stage, plan);
  plan.spell.effects.forEach((effect, part) => {
    if (effect.only === "again") return;
    if (effect.weapon) strikeTruly(stage, plan, effect, targets);
    else work(stage, plan, effect, part, targets);
  });
  reveal(stage, request.caster, broken);
  if (isNoticed(plan)) stage.let(request.caster, (one) => unhide(one, plan.spell.name));
  if (plan.spell.effects.length === 0) {
    stage.emit({ type: "guidance", by: request.caster, what: plan.spell.name });
  }
  return stage.outcome();
}
