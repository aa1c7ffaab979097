import type { Combatant, Damage, DamageType } from "../combatant.ts";
import { type DiceSum, extraDie } from "../dice.ts";
import { abilityModifier } from "../sheet/abilities.ts";
import { chosen, hasFeature } from "../sheet/build.ts";
import { influenceOn, rollInfluence } from "./effect/roll-changes.ts";
import { damageAt } from "./casting/growth.ts";
import { TRANSMUTED } from "./casting/metamagic.ts";
import type { CastPlan } from "./casting/plan.ts";
import type { SpellDamage } from "./spell.ts";
import { heroNow, type Stage } from "./stage.ts";

/** Damage as it fell, and whether two dice showed the same (Chromatic Orb). */
export interface RolledDamage {
  readonly damages: readonly Damage[];
  readonly doubles: boolean;
}

/** The type that the caster chose, or the only one; Transmuted Spell turns one of six into another. */
function typeOf(plan: CastPlan, { types }: SpellDamage): DamageType | null {
  const { choice, damageType, metamagic } = plan.request;
  const asked = damageType ?? choice?.split(":")[1] ?? choice;
  const swapped = TRANSMUTED.find((type) => type === damageType);
  const own = types.find((type) => type === asked) ?? types[0] ?? null;
  const can = TRANSMUTED.some((type) => type === own);
  return metamagic?.includes("transmuted-spell") && swapped && can ? swapped : own;
}

/** Dice of damage one by one. Empowered Spell rolls the lowest again, as many as the Charisma modifier; a burst rolls on at its most. */
function rollDice(stage: Stage, plan: CastPlan, sum: DiceSum, critical: boolean, bursts: boolean): number[] {
  const label = plan.spell.name;
  const rolled = sum.dice.flatMap(({ count, sides }) =>
    Array.from({ length: count * (critical ? 2 : 1) }, (_, at) => ({
      sides,
      value: at < count ? stage.dice.roll(sides, label) : extraDie(stage.dice, sides, label),
    })),
  );
  if (plan.request.metamagic?.includes("empowered-spell")) {
    const low = rolled
      .filter(({ sides, value }) => value <= sides / 2)
      .toSorted((one, other) => one.value - other.value);
    for (const die of low.slice(0, Math.max(1, plan.modifier))) die.value = stage.dice.roll(die.sides, label);
  }
  let left = bursts ? Math.max(0, plan.modifier) : 0;
  for (let at = 0; at < rolled.length && left > 0; at += 1) {
    const die = rolled[at];
    if (die?.value !== die?.sides || !die) continue;
    rolled.push({ sides: die.sides, value: stage.dice.roll(die.sides, label) });
    left -= 1;
  }
  return rolled.map(({ value }) => value);
}

/** What features add once to a spell's damage: Agonizing Blast, Elemental Affinity, Empowered Evocation. */
function featureBonus(plan: CastPlan, caster: Combatant, type: DamageType | null, perRay: boolean): number {
  const hero = heroNow(caster);
  if (!hero) return 0;
  const invoked = chosen(hero, "eldritch-invocations");
  const blast = hero.choices["agonizing-blast"] ?? "eldritch-blast";
  const agonizing =
    invoked.includes("agonizing-blast") && plan.spell.id === blast ? abilityModifier(hero, "charisma") : 0;
  if (perRay) return agonizing;
  const affinity =
    plan.class === "sorcerer" && hasFeature(hero, "elemental-affinity") && hero.choices["elemental-affinity"] === type
      ? abilityModifier(hero, "charisma")
      : 0;
  const evocation =
    plan.class === "wizard" && plan.spell.school === "evocation" && hasFeature(hero, "empowered-evocation")
      ? abilityModifier(hero, "intelligence")
      : 0;
  return agonizing + affinity + evocation;
}

/** Rolls a spell's damage; a critical hit rolls its dice twice. `perRay` keeps what counts once for the whole spell out. */
export function rollSpellDamage(
  stage: Stage,
  plan: CastPlan,
  damage: readonly SpellDamage[],
  how: { readonly critical?: boolean; readonly perRay?: boolean } = {},
): RolledDamage {
  const caster = stage.find(plan.request.caster);
  if (!caster) return { damages: [], doubles: false };
  const weak = rollInfluence(influenceOn(caster, "damage"), stage.dice).total;
  let doubles = false;
  const damages = damage.map((one, at): Damage => {
    const sum = damageAt(plan.spell, one, plan.power, plan.modifier);
    const dice = rollDice(stage, plan, sum, how.critical ?? false, one.bursts ?? false);
    doubles ||= new Set(dice).size < dice.length;
    const type = typeOf(plan, one);
    const bonus = at === 0 ? featureBonus(plan, caster, type, how.perRay ?? false) + weak : 0;
    return { amount: Math.max(0, dice.reduce((total, die) => total + die, 0) + sum.plus + bonus), type };
  });
  return { damages, doubles };
}
