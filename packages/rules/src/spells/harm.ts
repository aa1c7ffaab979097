import type { Combatant, Damage, RulesEvent } from "../combatant.ts";
import { concentrationDc } from "../combat/concentration.ts";
import { giveTemporary, heal as giveBack, takeDamage } from "../combat/damage.ts";
import { readDice, rollSum } from "../dice.ts";
import { chosen, hasFeature } from "../sheet/build.ts";
import { givesOf } from "./active-effects.ts";
import { endConcentration, endEffect } from "./concentration.ts";
import { incapacitated, savingThrow } from "./rolls.ts";
import type { Stage } from "./stage.ts";

/** A rage and a beast's shape end with their bearer's strength (SRD 5.2, "Rage", "Wild Shape"). */
function endsWithStrength(stage: Stage, id: string): void {
  const who = stage.find(id);
  if (!who || !incapacitated(who)) return;
  for (const effect of who.state.effects ?? []) {
    if (effect.id === "rage" || effect.id === "wild-shape") endEffect(stage, id, effect, "incapacitated");
  }
}

/** Help that only some have to keep concentrating: Eldritch Mind. */
const steadyMind = (who: Combatant): readonly string[] =>
  who.hero && chosen(who.hero, "eldritch-invocations").includes("eldritch-mind") ? ["Eldritch Mind"] : [];

/** The save that keeps concentration; the rules of the fight would roll it without what only heroes' features give. */
function shaken(stage: Stage, id: string, spell: string, damage: number): void {
  const who = stage.find(id);
  if (!who) return;
  if (who.state.life !== "up") {
    endConcentration(stage, id, "incapacitated");
    return;
  }
  const hunter = who.hero && hasFeature(who.hero, "relentless-hunter") && spell === "hunters-mark";
  const save = { ability: "constitution", dc: concentrationDc(damage), advantage: steadyMind(who) } as const;
  if (!hunter && !savingThrow(stage, id, save)) endConcentration(stage, id, "harmed");
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

const withReason = (event: RulesEvent, because: readonly string[]): RulesEvent =>
  event.type === "damage" ? { ...event, because: [...because, ...event.because] } : event;

/** Deals damage of several types at once: it is one blow for temporary hit points, concentration and death. Gives what was taken. */
export function harm(
  stage: Stage,
  id: string,
  damages: readonly Damage[],
  how: { readonly because?: readonly string[]; readonly critical?: boolean } = {},
): number {
  const target = stage.find(id);
  if (!target || target.state.life === "dead") return 0;
  const dealt = caughtFire(stage, id, damages).map((one) => ({
    ...one,
    amount: one.amount - softened(stage, id, one),
  }));
  const concentration = stage.find(id)?.state.concentration ?? null;
  // Concentration is held apart, so that its own save comes after with all that helps.
  stage.changeState(id, () => ({ concentration: null }));
  const suffered = stage.let(id, (one) => {
    const taken = takeDamage(one, { damages: dealt, critical: how.critical ?? false }, stage.dice);
    return { ...taken, events: taken.events.map((event) => withReason(event, how.because ?? [])) };
  });
  if (stage.find(id)?.state.concentration === null) stage.changeState(id, () => ({ concentration }));
  let total = 0;
  for (const event of suffered?.events ?? []) if (event.type === "damage") total += event.amount;
  if (total > 0) {
    if (concentration) shaken(stage, id, concentration.spell, total);
    endsWithStrength(stage, id);
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
  const before = stage.find(id)?.state.hitPoints ?? 0;
  stage.let(id, (one) => giveBack(one, amount, because));
  return (stage.find(id)?.state.hitPoints ?? 0) - before;
}

/** Temporary hit points do not add up: the higher number stays (SRD 5.2, "Temporary Hit Points"). */
export function shield(stage: Stage, id: string, amount: number, because: string): void {
  stage.let(id, (one) => giveTemporary(one, amount, because));
}
