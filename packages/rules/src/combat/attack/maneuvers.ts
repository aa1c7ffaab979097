import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { help, hide, search } from "../turn/actions.ts";
import { spendAttack } from "../turn/budget.ts";
import { find, put, refusedStep, settle, type Fight, type FightStep } from "../fight.ts";
import { escape, grapple, shove, type Struggle } from "../turn/grapple.ts";
import { inTurn, type Outcome } from "../outcome.ts";
import { distanceBetween, part } from "../turn/positions.ts";

/** What one combatant does by themselves, done in a fight: Dash, Dodge, Ready, standing up, a check. */
export function alone(fight: Fight, id: string, act: (one: Combatant) => Outcome): FightStep {
  const one = find(fight, id);
  if (!one) return refusedStep(fight, id, "Nobody of that name is here.");
  if (fight.outcome !== null) return refusedStep(fight, id, "The fight is over.");
  const outcome = act(one);
  if (outcome.refused !== undefined) return { fight, refused: outcome.refused, events: outcome.events };
  return settle(put(fight, outcome.combatant), outcome.events);
}

function struggle(
  fight: Fight,
  by: string,
  on: string,
  act: (attacker: Combatant, target: Combatant, distance: number) => Struggle,
): FightStep {
  const attacker = find(fight, by);
  const target = find(fight, on);
  if (!attacker || !target) return refusedStep(fight, by, "Nobody of that name is here.");
  const unarmed = attacker.attacks.find(({ id }) => id === "unarmed-strike") ?? UNARMED;
  const paid = spendAttack(attacker, unarmed);
  if (paid.refused !== undefined) return { fight, refused: paid.refused, events: paid.events };
  const done = act(paid.combatant, target, distanceBetween(fight, attacker, target));
  if (done.refused !== undefined) return { fight, refused: done.refused, events: done.events };
  const moved = put(fight, done.attacker, done.target);
  return settle(done.pushed > 0 ? part(moved, on) : moved, [...paid.events, ...done.events]);
}

/** The body as a weapon, for a combatant whose list of attacks has none. */
const UNARMED: Combatant["attacks"][number] = {
  id: "unarmed-strike",
  name: "Unarmed Strike",
  kind: "melee",
  toHit: 0,
  reach: 5,
  range: null,
  damage: [],
  properties: ["unarmed"],
  mastery: null,
  ability: "strength",
  onHit: [],
};

/** Grapples a foe beside, with one attack of the Attack action. */
export const grappleInFight = (fight: Fight, by: string, on: string, freeHand: boolean, dice: Dice): FightStep =>
  struggle(fight, by, on, (attacker, target, distance) => grapple(attacker, target, { distance, freeHand }, dice));

/** Shoves a foe beside, away or to the ground, with one attack of the Attack action. */
export const shoveInFight = (fight: Fight, by: string, on: string, to: "away" | "prone", dice: Dice): FightStep =>
  struggle(fight, by, on, (attacker, target, distance) => shove(attacker, target, { distance, to }, dice));

/** Breaks out of somebody's grip, with an action. */
export function escapeInFight(fight: Fight, id: string, dice: Dice): FightStep {
  const held = find(fight, id);
  const source = held?.state.conditions.find((one) => one.id === "grappled")?.source;
  const grappler = find(fight, source ?? "");
  if (!held || !grappler) return refusedStep(fight, id, `Nobody holds ${held?.name ?? id}.`);
  return alone(fight, id, (one) => escape(one, grappler, dice));
}

/** Helps against a foe: the next attack of an ally on it has Advantage. The helper must be within 5 feet of it. */
export function helpInFight(fight: Fight, by: string, against: string): FightStep {
  const helper = find(fight, by);
  const other = find(fight, against);
  if (!helper || !other) return refusedStep(fight, by, "Nobody of that name is here.");
  if (distanceBetween(fight, helper, other) > 5) {
    return refusedStep(fight, by, `${helper.name} must be beside ${other.name} to help against them.`);
  }
  const helped = help(helper, other, { kind: "attack" });
  if (helped.refused !== undefined) return { fight, refused: helped.refused, events: helped.events };
  return settle(put(fight, helped.helper, helped.other), helped.events);
}

/** Hides: not beside a foe, and only where the table says that there is something to hide behind. */
export function hideInFight(
  fight: Fight,
  id: string,
  place: { readonly outOfSight: boolean; readonly cost?: "action" | "bonusAction" },
  dice: Dice,
): FightStep {
  const outOfSight = place.outOfSight && find(fight, id)?.zone !== "engaged";
  return alone(fight, id, (one) => hide(one, { ...place, outOfSight }, dice));
}

/** Searches for somebody who hides. */
export function searchInFight(fight: Fight, by: string, hidden: string, dice: Dice): FightStep {
  const searcher = find(fight, by);
  const other = find(fight, hidden);
  if (!searcher || !other) return refusedStep(fight, by, "Nobody of that name is here.");
  const searched = search(searcher, other, dice);
  return settle(put(fight, searched.searcher, searched.hidden), searched.events);
}

/** Several things that one combatant does by themselves, one after another. */
export const inOrder = (fight: Fight, id: string, ...acts: readonly ((one: Combatant) => Outcome)[]): FightStep =>
  alone(fight, id, (one) => inTurn(one, ...acts));
