import type { Damage, RulesEvent } from "../../combatant.ts";
import { concentrationDc, isUnshaken, steadyMind } from "../../combat/state/concentration.ts";
import { giveTemporary, heal as giveBack, takeDamage } from "../../combat/attack/damage.ts";
import { removeCondition } from "../../combat/state/conditions.ts";
import type { ActiveCondition } from "../../hero.ts";
import { spellNamed } from "../spell-table.ts";
import { givesOf } from "./active-effects.ts";
import { endConcentration, endEffect } from "./concentration.ts";
import { incapacitated, savingThrow } from "./rolls.ts";
import type { Stage } from "../stage.ts";

/** A rage and a beast's shape end with their bearer's strength (SRD 5.2, "Rage", "Wild Shape"). */
export function endsWithStrength(stage: Stage, id: string): void {
  const who = stage.find(id);
  if (!who || !incapacitated(who)) return;
  for (const effect of who.state.effects ?? []) {
    if (effect.id === "rage" || effect.id === "wild-shape") endEffect(stage, id, effect, "incapacitated");
  }
}

/** The save that keeps concentration after damage. Who is down loses it without a save (SRD 5.2, "Concentration"). */
export function keepConcentration(stage: Stage, id: string, spell: string, damage: number): void {
  const who = stage.find(id);
  if (!who) return;
  if (who.state.life !== "up") {
    endConcentration(stage, id, "incapacitated");
    return;
  }
  const { advantage } = steadyMind(who);
  const save = { ability: "constitution", dc: concentrationDc(damage), advantage } as const;
  if (!isUnshaken(who, spell) && !savingThrow(stage, id, save)) endConcentration(stage, id, "harmed");
}

/** Whether a condition is the sleep of a spell that harm ends (SRD 5.2, "Sleep"). */
function isSleep(stage: Stage, { id, ends }: ActiveCondition): boolean {
  const by = ends.kind === "concentration" ? stage.find(ends.of)?.state.concentration?.spell : undefined;
  return spellNamed(by ?? "")?.effects.some(({ gives }) => gives?.harmEnds && gives.tick?.brings === id) ?? false;
}

/** Wakes who sleeps by a spell. */
export const wake = (stage: Stage, id: string): void => {
  stage.let(id, (one) => removeCondition(one, "unconscious", "harmed", (condition) => isSleep(stage, condition)));
};

/** What ends when its bearer is hurt (Hypnotic Pattern, Turn Undead), and what harm gives a new save against (Hideous Laughter). */
function endsWithHarm(stage: Stage, id: string): void {
  wake(stage, id);
  const effects = stage.find(id)?.state.effects ?? [];
  for (const effect of effects.filter((one) => givesOf(one).harmEnds)) endEffect(stage, id, effect, "harmed");
  for (const effect of effects.filter((one) => givesOf(one).hurtSave)) {
    const { ends } = effect;
    if (ends.kind === "save" && savingThrow(stage, id, { ...ends, advantage: ["harmed"] })) {
      endEffect(stage, id, effect, "saved");
    }
  }
}

/** What follows for who was hurt: what ends with strength or with harm, and the bond that hurts another (SRD 5.2, "Warding Bond"). */
export function afterHarm(stage: Stage, id: string, total: number, because: readonly string[] = []): void {
  endsWithStrength(stage, id);
  endsWithHarm(stage, id);
  const bond = stage.find(id)?.state.effects?.find((effect) => givesOf(effect).bond)?.source;
  // A bond to and fro hurts each only once.
  if (bond && bond !== id && !because.includes("Warding Bond")) {
    harm(stage, bond, [{ amount: total, type: null }], { because: ["Warding Bond"] });
  }
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
  const concentration = stage.find(id)?.state.concentration ?? null;
  // Concentration is held apart, so that its own save comes after with all that helps.
  stage.changeState(id, () => ({ concentration: null }));
  const suffered = stage.let(id, (one) => {
    const taken = takeDamage(one, { damages, critical: how.critical ?? false }, stage.dice);
    return { ...taken, events: taken.events.map((event) => withReason(event, how.because ?? [])) };
  });
  if (stage.find(id)?.state.concentration === null) stage.changeState(id, () => ({ concentration }));
  let total = 0;
  for (const event of suffered?.events ?? []) if (event.type === "damage") total += event.amount;
  if (total > 0) {
    if (concentration) keepConcentration(stage, id, concentration.spell, total);
    afterHarm(stage, id, total, how.because ?? []);
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
