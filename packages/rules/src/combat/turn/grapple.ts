import type { Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { abilityCheck, checkModifier } from "../rolls/ability-check.ts";
import { spend } from "./budget.ts";
import { addCondition, hasConditionFrom, isImmuneTo, removeCondition } from "../state/conditions.ts";
import { reason } from "../rolls/d20.ts";
import { refused, type Outcome } from "../outcome.ts";
import { savingThrow } from "../rolls/saving-throw.ts";
import { hasTrait, sizeOf } from "../state/traits.ts";

/** What a target must roll against somebody's grip or shove, and what frees from it (SRD 5.2, "Unarmed Strike"). */
export const gripDc = ({ abilities, proficiency }: Combatant): number => 8 + abilities.strength + proficiency;

export interface Struggle {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly events: readonly RulesEvent[];
  readonly success: boolean;
  /** Feet that the target was pushed. */
  readonly pushed: number;
  readonly refused?: string;
}

function resist(attacker: Combatant, target: Combatant, dice: Dice): Outcome & { readonly success: boolean } {
  // The target chooses; it chooses what it is better at.
  const ability = target.saves.dexterity > target.saves.strength ? "dexterity" : "strength";
  return savingThrow(target, { ability, dc: gripDc(attacker) }, dice);
}

const no = (attacker: Combatant, target: Combatant, why: string): Struggle => ({
  attacker,
  target,
  events: refused(attacker, why).events,
  success: false,
  pushed: 0,
  refused: why,
});

const isTooBig = (attacker: Combatant, target: Combatant): boolean => sizeOf(target) > sizeOf(attacker) + 1;

/** Grapples with an unarmed strike, in place of an attack: Strength or Dexterity save, or Grappled. */
export function grapple(
  attacker: Combatant,
  target: Combatant,
  place: { readonly distance: number; readonly freeHand: boolean },
  dice: Dice,
): Struggle {
  if (place.distance > 5) return no(attacker, target, `${target.name} is out of reach.`);
  if (!place.freeHand) return no(attacker, target, `${attacker.name} has no hand free.`);
  if (isTooBig(attacker, target)) return no(attacker, target, `${target.name} is too big to grapple.`);
  if (isImmuneTo(target, "grappled")) return no(attacker, target, `${target.name} cannot be Grappled.`);
  const save = resist(attacker, target, dice);
  const base = { attacker, events: save.events, pushed: 0 };
  if (save.success) return { ...base, target: save.combatant, success: false };
  const held = addCondition(
    save.combatant,
    { id: "grappled", source: attacker.id, ends: { kind: "cured" } },
    "Unarmed Strike",
  );
  return { ...base, target: held.combatant, events: [...save.events, ...held.events], success: true };
}

/** Shoves with an unarmed strike: 5 feet away, or Prone. */
export function shove(
  attacker: Combatant,
  target: Combatant,
  place: { readonly distance: number; readonly to: "away" | "prone" },
  dice: Dice,
): Struggle {
  if (place.distance > 5) return no(attacker, target, `${target.name} is out of reach.`);
  if (isTooBig(attacker, target)) return no(attacker, target, `${target.name} is too big to shove.`);
  const save = resist(attacker, target, dice);
  const base = { attacker, events: save.events };
  if (save.success) return { ...base, target: save.combatant, success: false, pushed: 0 };
  if (place.to === "away") return { ...base, target: save.combatant, success: true, pushed: 5 };
  const fallen = addCondition(
    save.combatant,
    { id: "prone", source: attacker.id, ends: { kind: "cured" } },
    "Unarmed Strike",
  );
  return { ...base, target: fallen.combatant, events: [...save.events, ...fallen.events], success: true, pushed: 0 };
}

/** Escapes a grip with an action: Strength (Athletics) or Dexterity (Acrobatics), whichever is better. */
export function escape(held: Combatant, grappler: Combatant, dice: Dice): Outcome & { readonly success: boolean } {
  if (!hasConditionFrom(held, "grappled", grappler.id)) {
    return { ...refused(held, `${grappler.name} does not hold ${held.name}.`), success: false };
  }
  const paid = spend(held, "action");
  if (paid.refused !== undefined) return { ...paid, success: false };
  const nimble = checkModifier(held, "dexterity", "Acrobatics").value;
  const skill = nimble > checkModifier(held, "strength", "Athletics").value ? "Acrobatics" : "Athletics";
  const strong = reason(hasTrait(held, "powerful-build") ? "advantage" : null, "Powerful Build");
  const check = abilityCheck(paid.combatant, { skill, dc: gripDc(grappler), reasons: strong }, dice);
  const events = [...paid.events, ...check.events];
  if (!check.success) return { combatant: check.combatant, events, success: false };
  const free = letGo(check.combatant, grappler.id, "escaped");
  return { combatant: free.combatant, events: [...events, ...free.events], success: true };
}

/** Ends a grip, with what hung on it: the grappler wills it, cannot act any more, or is too far away. */
export function letGo(held: Combatant, grappler: string, because: string): Outcome {
  const free = removeCondition(held, "grappled", because, ({ source }) => source === grappler);
  const loose = removeCondition(
    free.combatant,
    "restrained",
    because,
    ({ source, ends }) => source === grappler && ends.kind === "cured",
  );
  return { combatant: loose.combatant, events: [...free.events, ...loose.events] };
}
