import { damageAfterSave } from "../../combat/rolls/saving-throw.ts";
import { hasTrait, LARGE, sizeOf } from "../../combat/state/traits.ts";
import type { Combatant } from "../../combatant.ts";
import { rollSum } from "../../dice.ts";
import { chosen, hasFeature } from "../../sheet/build.ts";
import { harm, heal, shield } from "./harm.ts";
import { healingAt, raysAt, stepsOf, targetsAt } from "../casting/growth.ts";
import { giveLasting } from "./lasting-work.ts";
import { workInstantly } from "./instant-work.ts";
import type { CastPlan } from "../casting/plan.ts";
import { ridersOnHit } from "./riders.ts";
import { kindOf } from "./roll-changes.ts";
import { savingThrow, spellAttackRoll, wardedOff } from "./rolls.ts";
import type { SpellEffect } from "../spell.ts";
import { rollSpellDamage, type RolledDamage } from "../spell-dice.ts";
import { endConcentration } from "./concentration.ts";
import { hasGiven } from "./active-effects.ts";
import { heroNow, type Stage } from "../stage.ts";
import { readDice } from "../../dice.ts";

const halved = ({ damages }: RolledDamage): RolledDamage["damages"] =>
  damages.map(({ amount, type }) => ({ amount: Math.floor(amount / 2), type }));

/** Whether the caster's cantrips hurt a little though they miss (SRD 5.2, "Potent Cantrip"). */
function isPotent(stage: Stage, plan: CastPlan): boolean {
  const caster = stage.find(plan.request.caster);
  const hero = caster && heroNow(caster);
  return plan.spell.level === 0 && hero ? hasFeature(hero, "potent-cantrip") : false;
}

function drain(stage: Stage, plan: CastPlan, effect: SpellEffect, dealt: number): void {
  if (effect.drains && dealt > 0) heal(stage, plan.request.caster, dealt * effect.drains, plan.spell.name);
}

/** Pushes whom a beam hits, no larger than Large (SRD 5.2, "Repelling Blast"). Zones have no feet: the table moves them. */
function repel(stage: Stage, { request, spell }: CastPlan, on: string): void {
  const hero = stage.find(request.caster)?.hero;
  const target = stage.find(on);
  if (spell.id !== "eldritch-blast" || !hero || !target || sizeOf(target) > LARGE) return;
  if (!chosen(hero, "eldritch-invocations").includes("repelling-blast")) return;
  stage.emit({ type: "guidance", by: request.caster, what: `Repelling Blast: ${target.name} is pushed 10 feet` });
}

/** One attack of a spell on one target. Gives whether the damage leaps on. */
function strike(stage: Stage, plan: CastPlan, effect: SpellEffect, part: number, on: string): boolean {
  const { spell, request, toHit } = plan;
  const kind = effect.attack ?? "ranged";
  const caster = stage.find(request.caster);
  const innate = plan.class === "sorcerer" && caster?.state.effects?.some(({ id }) => id === "innate-sorcery");
  const attack = { by: request.caster, on, spell: spell.id, toHit, kind, advantage: innate ? ["Innate Sorcery"] : [] };
  let result = spellAttackRoll(stage, attack);
  if (result === "miss" && request.metamagic?.includes("seeking-spell")) result = spellAttackRoll(stage, attack);
  const rolled = rollSpellDamage(stage, plan, effect.damage ?? [], {
    critical: result === "critical",
    perRay: effect.rays !== undefined,
  });
  if (result === "miss") {
    if (effect.missHalf || isPotent(stage, plan))
      harm(stage, on, halved(rolled), { because: [`${spell.name} (half)`] });
    return false;
  }
  const target = stage.find(on);
  const riders = caster && target ? ridersOnHit(caster, target, false) : [];
  const dealt = harm(
    stage,
    on,
    [
      ...rolled.damages,
      ...riders.map(({ dice, type, from }) => ({
        amount: rollSum(readDice(dice), stage.dice, from, result === "critical"),
        type,
      })),
    ],
    { because: [spell.name], critical: result === "critical" },
  );
  drain(stage, plan, effect, dealt);
  repel(stage, plan, on);
  giveLasting(stage, plan, effect, part, on, effect.save);
  return effect.leaps === true && rolled.doubles;
}

/** The targets of rays in order: each ray has its own, the last one takes what is left. */
const aimed = (targets: readonly string[], rays: number): string[] =>
  targets.length === 0 ? [] : Array.from({ length: rays }, (_, at) => targets[Math.min(at, targets.length - 1)] ?? "");

/** Darts that cannot miss (Magic Missile): all strike at once, so that each target is hurt once. */
function darts(stage: Stage, plan: CastPlan, effect: SpellEffect, targets: readonly string[]): void {
  const rolled = aimed(targets, raysAt(plan.spell, effect, plan.power)).map((on) => ({
    on,
    damages: rollSpellDamage(stage, plan, effect.damage ?? [], { perRay: true }).damages,
  }));
  for (const on of new Set(targets)) {
    const target = stage.find(on);
    if (target && hasGiven(target, "noMissiles")) {
      stage.emit({ type: "guidance", by: on, what: "Shield stops the missiles" });
      continue;
    }
    const mine = rolled.filter((one) => one.on === on);
    harm(
      stage,
      on,
      mine.flatMap(({ damages }) => damages),
      { because: [plan.spell.name] },
    );
  }
}

/** Whether the spell makes no difference to this one: spared by Careful Spell or Sculpt Spells. */
const isSpared = ({ request, spell }: CastPlan, stage: Stage, id: string): boolean => {
  if (!request.spared?.includes(id)) return false;
  const caster = stage.find(request.caster);
  const hero = caster && heroNow(caster);
  const sculpts =
    spell.school === "evocation" && hero !== null && hero !== undefined && hasFeature(hero, "sculpt-spells");
  const careful = request.metamagic?.includes("careful-spell") ? Math.max(1, caster?.abilities.charisma ?? 1) : 0;
  return request.spared.indexOf(id) < Math.max(careful, sculpts ? 1 + spell.level : 0);
};

/** Elves do not sleep, nor who is never exhausted. */
const neverSleeps = (target: Combatant): boolean =>
  hasTrait(target, "trance") || target.conditionImmunities.includes("exhaustion");

/** One target's saving throw and what follows. The damage was rolled once for all. */
function resist(
  stage: Stage,
  plan: CastPlan,
  effect: SpellEffect,
  part: number,
  on: string,
  rolled: RolledDamage,
): void {
  const { spell, request } = plan;
  const { save } = effect;
  const target = stage.find(on);
  if (!save || !target || isSpared(plan, stage, on)) return;
  const foe = stage.find(request.caster)?.side !== target.side;
  // SRD 5.2, "Sanctuary": it does not protect from areas.
  if (foe && !effect.area && wardedOff(stage, request.caster, target)) return;
  if (save.sleepless && neverSleeps(target)) return;
  const condition = effect.conditions?.[0]?.id;
  const success = savingThrow(stage, on, {
    ability: save.ability,
    dc: plan.saveDc,
    magic: true,
    ...(condition ? { against: condition } : {}),
    advantage: save.easierInFight && request.inFight ? ["in a fight"] : [],
    disadvantage: [
      ...(save.harderFor?.includes(kindOf(target)) ? [kindOf(target)] : []),
      ...(request.metamagic?.includes("heightened-spell") && request.targets[0] === on ? ["Heightened Spell"] : []),
    ],
  });
  const afterSave = rolled.damages.map(({ amount, type }) => ({
    amount: save.half ? damageAfterSave(target, save.ability, amount, success) : success ? 0 : amount,
    type,
  }));
  if (success) {
    const left = !save.half && isPotent(stage, plan) ? halved(rolled) : afterSave;
    if (left.some(({ amount }) => amount > 0)) harm(stage, on, left, { because: [`${spell.name} (half)`] });
    if (effect.success) giveLasting(stage, plan, effect.success, "success", on, save);
    return;
  }
  const dealt = afterSave.length > 0 ? harm(stage, on, afterSave, { because: [spell.name] }) : 0;
  drain(stage, plan, effect, dealt);
  if (effect.breaksConcentration) endConcentration(stage, on, spell.name);
  giveLasting(stage, plan, effect, part, on, save);
}

/** Healing by a spell; a cleric of life gives more (SRD 5.2, "Disciple of Life"), and gets some back ("Blessed Healer"). */
function mend(stage: Stage, plan: CastPlan, effect: SpellEffect, targets: readonly string[]): void {
  if (!effect.healing) return;
  const { spell, power, request } = plan;
  const caster = stage.find(request.caster);
  const hero = caster && heroNow(caster);
  const has = (feature: string): boolean => (hero ? hasFeature(hero, feature) : false) && plan.slot !== null;
  const sum = healingAt(spell, effect.healing, power, plan.modifier);
  const most = sum.plus + sum.dice.reduce((total, { count, sides }) => total + count * sides, 0);
  const rolled = has("supreme-healing") ? most : rollSum(sum, stage.dice, spell.name);
  const more = has("disciple-of-life") ? 2 + power.slot : 0;
  let others = false;
  for (const on of targets) {
    const target = stage.find(on);
    if (!target) continue;
    const healed = heal(stage, on, (hasGiven(target, "maxHealing") ? most : rolled) + more, spell.name);
    others ||= healed > 0 && on !== request.caster;
    if (effect.oncePerLongRest) {
      stage.changeState(on, ({ usesSpent }) => ({ usesSpent: { ...usesSpent, [`spell:${spell.id}`]: 1 } }));
    }
  }
  if (others && has("blessed-healer")) heal(stage, request.caster, 2 + power.slot, "Blessed Healer");
}

/** Works one of a spell's effects on its targets. */
export function work(
  stage: Stage,
  plan: CastPlan,
  effect: SpellEffect,
  part: number,
  targets: readonly string[],
): void {
  const { spell, request } = plan;
  if (effect.when !== undefined && effect.when !== request.choice?.split(":")[0]) return;
  const reached = effect.self ? [request.caster] : targets;
  if (effect.attack) {
    const most = targetsAt(spell, effect, plan.power);
    const shots = effect.leaps
      ? [...new Set(reached)].slice(0, most)
      : aimed(reached, raysAt(spell, effect, plan.power));
    for (const on of shots) {
      const leaps = strike(stage, plan, effect, part, on);
      if (effect.leaps && !leaps) break;
    }
  } else if (effect.rays !== undefined) {
    darts(stage, plan, effect, reached);
  } else if (effect.save && !effect.counters) {
    const rolled = rollSpellDamage(stage, plan, effect.damage ?? []);
    for (const on of new Set(reached)) resist(stage, plan, effect, part, on, rolled);
  } else {
    const rolled = effect.damage && !effect.weapon ? rollSpellDamage(stage, plan, effect.damage) : null;
    for (const on of new Set(reached)) {
      const target = stage.find(on);
      const extra = target && effect.against?.kinds.includes(kindOf(target)) ? effect.against.damage : [];
      if (rolled) {
        harm(stage, on, [...rolled.damages, ...rollSpellDamage(stage, plan, extra, { perRay: true }).damages], {
          because: [spell.name],
        });
      }
      giveLasting(stage, plan, effect, part, on, effect.save);
    }
    mend(stage, plan, effect, [...new Set(reached)]);
  }
  if (effect.temporary) {
    const { dice, more } = effect.temporary;
    const sum = readDice(dice);
    const fiendish = plan.free?.id === "fiendish-vigor";
    const rolled = fiendish
      ? sum.plus + sum.dice.reduce((n, die) => n + die.count * die.sides, 0)
      : rollSum(sum, stage.dice, spell.name);
    for (const on of reached) shield(stage, on, rolled + more * stepsOf(spell, plan.power), spell.name);
  }
  workInstantly(stage, plan, effect, reached);
  if (effect.remark) stage.emit({ type: "guidance", by: request.caster, what: `${spell.name}: ${effect.remark}` });
}
