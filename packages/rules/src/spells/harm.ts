import type { Combatant, Damage } from "../combatant.ts";
import { readDice, rollSum } from "../dice.ts";
import { hasFeature } from "../sheet/build.ts";
import { speciesNamed } from "../tables/species.ts";
import { givesOf, hasGiven } from "./active-effects.ts";
import { endConcentration, endEffect } from "./concentration.ts";
import { savingThrow } from "./rolls.ts";
import { heroNow, withState, type Stage } from "./stage.ts";

/** What is left of damage after immunity, resistance and vulnerability, in that order (SRD 5.2, "Damage and Healing"). */
export function damageAfter(
  { amount, type }: Damage,
  target: Combatant,
): { readonly amount: number; readonly because: string[] } {
  const dealt = Math.max(0, Math.floor(amount));
  if (type === null) return { amount: dealt, because: [] };
  if (target.immunities.includes(type)) return { amount: 0, because: ["immune"] };
  const resists = target.resistances.includes(type);
  const halved = resists ? Math.floor(dealt / 2) : dealt;
  const hurtsMore = target.vulnerabilities.includes(type);
  return {
    amount: hurtsMore ? halved * 2 : halved,
    because: [...(resists ? ["resistance"] : []), ...(hurtsMore ? ["vulnerability"] : [])],
  };
}

/** Who falls at no hit points: a hero to dying, or to death where as much was left as they can have at most; a creature to death. */
function fallen(target: Combatant, beyond: number): Combatant {
  if (!target.hero || beyond >= target.maxHitPoints) return withState(target, { hitPoints: 0, life: "dead" });
  return withState(target, { hitPoints: 0, life: "dying", deathSaves: { successes: 0, failures: 0 } });
}

/** Harm to one who is down already: a failed death save, two by a critical hit. */
function hurtWhileDown(target: Combatant, amount: number, critical: boolean): Combatant {
  const failures = Math.min(3, target.state.deathSaves.failures + (critical ? 2 : 1));
  const dead = failures >= 3 || amount >= target.maxHitPoints;
  return withState(target, {
    life: dead ? "dead" : "dying",
    deathSaves: { successes: target.state.life === "stable" ? 0 : target.state.deathSaves.successes, failures },
  });
}

/** What saves an orc at the brink (SRD 5.2, "Relentless Endurance"); null where nothing does. */
function relentless(target: Combatant): Combatant | null {
  const has = speciesNamed(target.hero?.species ?? null)?.traits.some(({ id }) => id === "relentless-endurance");
  if (!has || (target.state.usesSpent["relentless-endurance"] ?? 0) > 0) return null;
  return withState(target, {
    hitPoints: 1,
    usesSpent: { ...target.state.usesSpent, "relentless-endurance": 1 },
  });
}

function take(stage: Stage, id: string, amount: number, critical: boolean): void {
  const target = stage.find(id);
  if (!target || target.state.life === "dead" || amount <= 0) return;
  const { temporary, hitPoints, life } = target.state;
  if (life !== "up") {
    stage.change(id, (one) => hurtWhileDown(one, amount, critical));
  } else {
    const absorbed = Math.min(temporary, amount);
    const left = hitPoints - (amount - absorbed);
    const soaked = withState(target, { temporary: temporary - absorbed, hitPoints: Math.max(0, left) });
    const saved = left <= 0 && -left < target.maxHitPoints ? relentless(soaked) : null;
    if (saved) stage.emit({ type: "spent", by: id, what: "relentless-endurance", amount: 1 });
    stage.change(id, () => saved ?? (left <= 0 ? fallen(soaked, -left) : soaked));
  }
  const now = stage.find(id);
  if (!now || now.state.life === life) return;
  stage.emit({ type: "life", of: id, life: now.state.life });
  // A rage and a beast's shape end with their bearer's strength (SRD 5.2, "Rage", "Wild Shape").
  for (const effect of now.state.effects ?? []) {
    if (effect.id === "rage" || effect.id === "wild-shape") endEffect(stage, id, effect, "incapacitated");
  }
}

/** Harm shakes concentration: a Constitution save of half the damage, at least 10 and at most 30 (SRD 5.2, "Concentration"). */
function shakeConcentration(stage: Stage, id: string, amount: number): void {
  const target = stage.find(id);
  if (!target?.state.concentration) return;
  if (target.state.life !== "up") {
    endConcentration(stage, id, "incapacitated");
    return;
  }
  const dc = Math.min(30, Math.max(10, Math.floor(amount / 2)));
  const hero = heroNow(target);
  const mind = hero?.choices["eldritch-invocations"]?.includes("eldritch-mind") ? ["Eldritch Mind"] : [];
  const steady = hero && hasFeature(hero, "relentless-hunter") && target.state.concentration.spell === "hunters-mark";
  if (!steady && !savingThrow(stage, id, { ability: "constitution", dc, advantage: mind })) {
    endConcentration(stage, id, "harmed");
  }
}

/** What ends when its bearer is hurt (Hypnotic Pattern, Turn Undead), and what harm gives a new save against (Hideous Laughter). */
function endsWithHarm(stage: Stage, id: string): void {
  const effects = stage.find(id)?.state.effects ?? [];
  for (const effect of effects.filter((one) => givesOf(one).harmEnds)) endEffect(stage, id, effect, "harmed");
  for (const effect of effects.filter((one) => givesOf(one).hurtSave)) {
    const { ends } = effect;
    if (ends.kind === "save" && savingThrow(stage, id, { ...ends, advantage: ["harmed"] })) {
      endEffect(stage, id, effect, "saved");
    }
  }
}

/** What Resistance takes off damage of its type, once a turn. */
function softened(stage: Stage, id: string, { type, amount }: Damage): number {
  const target = stage.find(id);
  const effect = target?.state.effects?.find((one) => givesOf(one).reduces && one.choice === type);
  const dice = effect && givesOf(effect).reduces;
  if (!target || !dice || amount <= 0 || target.turn.used.includes("resistance")) return 0;
  stage.change(id, (one) => ({ ...one, turn: { ...one.turn, used: [...one.turn.used, "resistance"] } }));
  return Math.min(amount, rollSum(readDice(dice), stage.dice, "Resistance"));
}

/** Oil catches fire with the first fire that hurts, and is burnt then. */
function caughtFire(stage: Stage, id: string, damages: readonly Damage[]): readonly Damage[] {
  const oil = stage.find(id)?.state.effects?.find((effect) => givesOf(effect).doused);
  if (!oil || !damages.some(({ type, amount }) => type === "fire" && amount > 0)) return damages;
  endEffect(stage, id, oil, "burnt");
  return [...damages, { amount: 5, type: "fire" }];
}

/** Deals damage of several types at once: it is one blow for temporary hit points, concentration and death. Gives what was taken. */
export function harm(
  stage: Stage,
  id: string,
  damages: readonly Damage[],
  how: { readonly because?: readonly string[]; readonly critical?: boolean } = {},
): number {
  const target = stage.find(id);
  if (!target || target.state.life === "dead") return 0;
  let total = 0;
  for (const damage of caughtFire(stage, id, damages).map((one) => ({
    ...one,
    amount: one.amount - softened(stage, id, one),
  }))) {
    const { amount, because } = damageAfter(damage, target);
    total += amount;
    stage.emit({
      type: "damage",
      to: id,
      amount,
      damageType: damage.type,
      because: [...(how.because ?? []), ...because],
    });
  }
  take(stage, id, total, how.critical ?? false);
  if (total > 0) {
    shakeConcentration(stage, id, total);
    endsWithHarm(stage, id);
    // SRD 5.2, "Warding Bond": who gave it takes the same damage. A bond to and fro hurts each only once.
    const bond = target.state.effects?.find((effect) => givesOf(effect).bond)?.source;
    if (bond && bond !== id && !how.because?.includes("Warding Bond")) {
      harm(stage, bond, [{ amount: total, type: null }], { because: ["Warding Bond"] });
    }
  }
  return total;
}

/** Gives hit points back, never above the most, never to the dead; who was down stands up. Gives what was healed. */
export function heal(stage: Stage, id: string, amount: number, because: string): number {
  const target = stage.find(id);
  if (!target || target.state.life === "dead") return 0;
  if (hasGiven(target, "noHealing")) {
    stage.emit({ type: "refused", who: id, why: "No hit points can be regained now" });
    return 0;
  }
  const healed = Math.max(0, Math.min(Math.floor(amount), target.maxHitPoints - target.state.hitPoints));
  stage.emit({ type: "healing", to: id, amount: healed, because });
  if (healed === 0) return 0;
  stage.changeState(id, ({ hitPoints }) => ({
    hitPoints: hitPoints + healed,
    life: "up",
    deathSaves: { successes: 0, failures: 0 },
  }));
  if (target.state.life !== "up") stage.emit({ type: "life", of: id, life: "up" });
  return healed;
}

/** Temporary hit points do not add up: the higher number stays (SRD 5.2, "Temporary Hit Points"). */
export function shield(stage: Stage, id: string, amount: number, because: string): void {
  const target = stage.find(id);
  if (!target || target.state.life === "dead" || amount <= target.state.temporary) return;
  stage.changeState(id, () => ({ temporary: Math.floor(amount) }));
  stage.emit({ type: "temporary", to: id, amount: Math.floor(amount), because });
}
