import type { DamageType } from "../../combatant.ts";
import { readDice, rollSum } from "../../dice.ts";
import { damageAt } from "../casting/growth.ts";
import { harm } from "./harm.ts";
import type { CastPlan } from "../casting/plan.ts";
import { ridersOnHit } from "./riders.ts";
import { spellAttackRoll } from "./rolls.ts";
import type { SpellEffect } from "../spell.ts";
import type { Stage } from "../stage.ts";

/** One attack with a weapon by the spellcasting ability, its damage radiant where the caster likes (SRD 5.2, "True Strike"). */
export function strikeTruly(stage: Stage, plan: CastPlan, effect: SpellEffect, targets: readonly string[]): void {
  const { request, spell, power, modifier } = plan;
  const caster = stage.find(request.caster);
  const weapons = caster?.attacks.filter(({ properties }) => !properties.includes("unarmed")) ?? [];
  const option = weapons.find(({ id }) => id === request.weapon) ?? weapons[0];
  const [on] = targets;
  const [first, ...others] = option?.damage ?? [];
  if (!caster || !option || !first || on === undefined) {
    stage.emit({ type: "refused", who: request.caster, why: `${spell.name} needs a weapon in hand` });
    return;
  }
  // The weapon's own attack has another ability in its numbers, which this one takes the place of.
  const before = option.ability ? caster.abilities[option.ability] : 0;
  const kind = option.kind === "melee" ? "melee" : "ranged";
  const toHit = option.toHit - before + modifier;
  const result = spellAttackRoll(stage, { by: caster.id, on, spell: spell.id, toHit, kind });
  if (result === "miss") return;
  const critical = result === "critical";
  const weapon = readDice(first.dice);
  const type: DamageType = request.choice === "radiant" ? "radiant" : first.type;
  const target = stage.find(on) ?? caster;
  harm(
    stage,
    on,
    [
      {
        amount: rollSum({ ...weapon, plus: weapon.plus - before + modifier }, stage.dice, option.name, critical),
        type,
      },
      ...others.map((more) => ({
        amount: rollSum(readDice(more.dice), stage.dice, option.name, critical),
        type: more.type,
      })),
      ...(effect.damage ?? []).map((damage) => ({
        amount: rollSum(damageAt(spell, damage, power), stage.dice, spell.name, critical),
        type: damage.types[0] ?? null,
      })),
      ...ridersOnHit(caster, target, true).map((rider) => ({
        amount: rollSum(readDice(rider.dice), stage.dice, rider.from, critical),
        type: rider.type ?? type,
      })),
    ].filter(({ amount }) => amount > 0),
    { because: [spell.name], critical },
  );
}
