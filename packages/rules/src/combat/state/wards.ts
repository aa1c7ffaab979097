import type { Combatant, Damage } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { readDice, rollSum } from "../../dice.ts";
import { changesOf, effectsOf } from "./effects.ts";
import { withState, type Outcome } from "../outcome.ts";
import { savingThrow } from "../rolls/saving-throw.ts";

/**
 * Whether a ward turns an attack away: who attacks saves with Wisdom, or the attack is lost (SRD 5.2, "Sanctuary"). `combatant` is the
 * attacker after the save.
 */
export function turnedAway(attacker: Combatant, target: Combatant, dice: Dice): Outcome & { readonly lost: boolean } {
  const [ward] = changesOf(target, "ward");
  if (!ward) return { combatant: attacker, events: [], lost: false };
  const save = savingThrow(attacker, { ability: "wisdom", dc: ward.change.dc, against: ["magic"] }, dice);
  return { ...save, lost: !save.success };
}

const IMAGES = "mirror-image";

/**
 * Whether a hit strikes an image instead: a d6 for each one that is left, and 3 or more on any of them; the image is gone then (SRD 5.2,
 * "Mirror Image").
 */
export function imageStruck(target: Combatant, dice: Dice): Outcome & { readonly struck: boolean } {
  const { effects = [] } = target.state;
  const images = effects.find(({ id }) => id === IMAGES);
  const rolled = Array.from({ length: images?.amount ?? 0 }, () => dice.roll(6, "Mirror Image"));
  if (!images || !rolled.some((die) => die >= 3)) return { combatant: target, events: [], struck: false };
  const left = effects
    .map((effect) => (effect === images ? { ...effect, amount: effect.amount - 1 } : effect))
    .filter(({ id, amount }) => id !== IMAGES || amount > 0);
  const isOver = images.amount <= 1;
  return {
    combatant: withState(target, { effects: left }),
    events: isOver ? [{ type: "effect", on: target.id, effect: IMAGES, present: false, because: "struck" }] : [],
    struck: true,
  };
}

/** Damage as it reaches somebody: oil that catches fire, and what a cantrip takes off once a turn (SRD 5.2, "Oil", "Resistance"). */
export function reaching(
  combatant: Combatant,
  damages: readonly Damage[],
  dice: Dice,
): { readonly combatant: Combatant; readonly damages: readonly Damage[] } {
  let now = combatant;
  let reached = damages;
  const [oil] = changesOf(now, "oil");
  if (oil && damages.some(({ type, amount }) => type === "fire" && amount > 0)) {
    now = { ...now, effects: effectsOf(now).filter((one) => one !== oil.effect) };
    reached = [...reached, { amount: 5, type: "fire" }];
  }
  for (const { effect, change } of changesOf(now, "lessens")) {
    const hit = reached.find(({ type, amount }) => type === change.type && amount > 0);
    if (!hit || now.turn.used.includes(effect.id)) continue;
    now = { ...now, turn: { ...now.turn, used: [...now.turn.used, effect.id] } };
    const less = Math.min(hit.amount, rollSum(readDice(change.dice), dice, effect.name));
    reached = reached.map((one) => (one === hit ? { ...one, amount: one.amount - less } : one));
  }
  return { combatant: now, damages: reached };
}
