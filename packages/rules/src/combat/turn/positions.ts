import type { AttackOption, Combatant, RulesEvent, Zone } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { isInHand } from "../attack/ammunition.ts";
import { attack } from "../attack/attack.ts";
import { spend, spendMovement } from "./budget.ts";
import { hasCondition, hasConditionFrom, isIncapacitated } from "../state/conditions.ts";
import { changesOf, isForbidden, removeEffects } from "../state/effects.ts";
import { alliesOf, find, foesOf, put, refusedStep, settle, takesPart, type Fight, type FightStep } from "../fight.ts";
import { freeRiders, withoutSneakRefusals } from "../attack/riders.ts";

/** Feet that stand for a zone, so that ranges and speeds keep their meaning. */
const BESIDE = 5;
const ACROSS = { near: 20, far: 60, bothFar: 100 } as const;
/** What a step costs: up to a foe from near, and from far to near, which a whole move of 30 feet does. */
export const STEP = { engage: 15, near: 30 } as const;

export const areBeside = (fight: Fight, one: string, other: string): boolean =>
  fight.engaged.some((pair) => pair.includes(one) && pair.includes(other));

/** Those of the other side who stand beside somebody and can still act. */
export const besides = (fight: Fight, one: Combatant): readonly Combatant[] =>
  foesOf(fight, one).filter((foe) => areBeside(fight, one.id, foe.id) && !isIncapacitated(foe));

/** Feet between two. Allies who fight the same foe are beside each other. */
export function distanceBetween(fight: Fight, one: Combatant, other: Combatant): number {
  if (one.id === other.id) return 0;
  if (areBeside(fight, one.id, other.id)) return BESIDE;
  const share =
    one.side === other.side &&
    fight.combatants.some((foe) => areBeside(fight, one.id, foe.id) && areBeside(fight, other.id, foe.id));
  if (share) return BESIDE;
  const far = [one, other].filter(({ zone }) => zone === "far").length;
  if (one.side === other.side && far === 2) return ACROSS.near;
  return far === 0 ? ACROSS.near : far === 1 ? ACROSS.far : ACROSS.bothFar;
}

/** A long weapon reaches over an ally's shoulder: a foe whom somebody of one's own side holds in melee. */
export function attackDistance(fight: Fight, by: Combatant, on: Combatant, option: AttackOption): number {
  const feet = distanceBetween(fight, by, on);
  const isHeld = fight.combatants.some(
    (one) => one.side === by.side && takesPart(fight, one) && areBeside(fight, one.id, on.id),
  );
  const overShoulder = feet === ACROSS.near && option.kind === "melee" && option.reach >= 10 && isHeld;
  return overShoulder ? 10 : feet;
}

const pairOf = (one: Combatant, other: Combatant): readonly [string, string] =>
  one.side === "party" ? [one.id, other.id] : [other.id, one.id];

/** Puts two of different sides beside each other, as a grip does. */
export const bring = (fight: Fight, one: Combatant, other: Combatant): Fight =>
  one.side === other.side || areBeside(fight, one.id, other.id)
    ? fight
    : { ...fight, engaged: [...fight.engaged, pairOf(one, other)] };

const withZone = (fight: Fight, id: string, zone: Zone): Fight => {
  const one = find(fight, id);
  return one ? put(fight, { ...one, zone }) : fight;
};

/** Parts somebody from all they stand beside, or from one. */
export const part = (fight: Fight, id: string, from?: string): Fight => ({
  ...fight,
  engaged: fight.engaged.filter((pair) => !pair.includes(id) || (from !== undefined && !pair.includes(from))),
});

/** The melee attack that one makes with a reaction: the hardest. */
const reactionAttack = (one: Combatant): AttackOption | undefined =>
  one.attacks
    .filter((option) => option.kind === "melee" && isInHand(one, option))
    .toSorted((left, right) => right.toHit - left.toHit)[0];

/**
 * Opportunity attacks on somebody who leaves (SRD 5.2, "Opportunity Attacks"): one melee attack each, with the reaction, by those who see
 * them. `spare` names who lets them go.
 */
export function opportunityAttacks(
  fight: Fight,
  mover: Combatant,
  from: readonly Combatant[],
  spare: readonly string[],
  dice: Dice,
): FightStep {
  let now = fight;
  const events: RulesEvent[] = [];
  if (hasCondition(mover, "invisible")) return { fight, events };
  const [free] = changesOf(mover, "disengaged").toSorted(({ effect }) => (effect.once ? 1 : -1));
  if (free) {
    if (from.length === 0 || !free.effect.once) return { fight, events };
    const stepped = removeEffects(mover, "used", (one) => one === free.effect);
    return { fight: put(fight, stepped.combatant), events: stepped.events };
  }
  for (const { id } of from) {
    const reactor = find(now, id);
    const moving = find(now, mover.id);
    if (!reactor || !moving || !takesPart(now, moving) || spare.includes(id)) continue;
    const option = reactionAttack(reactor);
    const mayReact =
      option &&
      reactor.turn.reaction &&
      !isIncapacitated(reactor) &&
      !hasCondition(reactor, "blinded") &&
      !isForbidden(reactor, "opportunity");
    if (!mayReact || hasConditionFrom(reactor, "charmed", moving.id)) continue;
    const paid = spend(reactor, "reaction");
    if (paid.refused !== undefined) continue;
    const allyBeside = alliesOf(now, reactor).some((one) => areBeside(now, one.id, moving.id) && !isIncapacitated(one));
    const riders = freeRiders(reactor, moving, option);
    const request = { option, distance: BESIDE, offTurn: true, allyBeside, riders };
    const struck = attack(paid.combatant, moving, request, dice);
    const step = settle(put(now, struck.attacker, struck.target), [
      ...paid.events,
      ...withoutSneakRefusals(struck.events),
    ]);
    now = step.fight;
    events.push(...step.events);
  }
  return { fight: now, events };
}

/** Leaves those beside, with what that provokes; the step goes on only if the mover still can. */
function leave(
  fight: Fight,
  mover: Combatant,
  from: readonly Combatant[],
  spare: readonly string[],
  dice: Dice,
): FightStep & { readonly moves: boolean } {
  const provoked = opportunityAttacks(fight, mover, from, spare, dice);
  const after = find(provoked.fight, mover.id);
  const moves = after !== undefined && takesPart(provoked.fight, after) && !isIncapacitated(after);
  return { ...provoked, moves };
}

/** Feet from the mover's zone to the place beside a foe. It is one step more if the mover or the foe is far. */
export function feetTo(fight: Fight, mover: Combatant, target: Combatant): number {
  if (areBeside(fight, mover.id, target.id)) return 0;
  const isFar = mover.zone === "far" || target.zone === "far";
  return STEP.engage + (isFar ? STEP.near : 0);
}

/** Moves up to a foe. The mover leaves the foes beside them, and these may strike. */
export function approach(
  fight: Fight,
  id: string,
  targetId: string,
  dice: Dice,
  spare: readonly string[] = [],
): FightStep {
  const mover = find(fight, id);
  const target = find(fight, targetId);
  if (!mover || !target) return refusedStep(fight, id, "Nobody of that name is here.");
  if (areBeside(fight, id, targetId)) return { fight, events: [] };
  if (mover.side === target.side) return refusedStep(fight, id, `${target.name} is on the same side.`);
  if (hasConditionFrom(mover, "frightened", targetId)) {
    return refusedStep(fight, id, `${mover.name} is Frightened of ${target.name} and cannot come closer.`);
  }
  const paid = spendMovement(mover, feetTo(fight, mover, target));
  if (paid.refused !== undefined) return refusedStep(fight, id, paid.refused);
  const left = leave(put(fight, paid.combatant), paid.combatant, besides(fight, mover), spare, dice);
  const events = [...paid.events, ...left.events];
  if (!left.moves || left.fight.outcome !== null) return { fight: left.fight, events };
  const parted = part(left.fight, id);
  const beside: Fight = { ...parted, engaged: [...parted.engaged, pairOf(mover, target)] };
  // Who was far and is met is not far any more.
  const met = target.zone === "far" ? withZone(beside, targetId, "near") : beside;
  const step = settle(met, []);
  return { fight: step.fight, events: [...events, ...step.events] };
}

/** Moves a zone away from the foes: from beside them to near, from near to far. From beside, it provokes. */
export function withdraw(fight: Fight, id: string, dice: Dice, spare: readonly string[] = []): FightStep {
  const mover = find(fight, id);
  if (!mover) return refusedStep(fight, id, "Nobody of that name is here.");
  if (mover.zone === "far") return refusedStep(fight, id, `${mover.name} is far away already.`);
  const isBeside = mover.zone === "engaged";
  const paid = spendMovement(mover, isBeside ? STEP.engage : STEP.near);
  if (paid.refused !== undefined) return refusedStep(fight, id, paid.refused);
  const left = leave(put(fight, paid.combatant), paid.combatant, besides(fight, mover), spare, dice);
  const events = [...paid.events, ...left.events];
  if (!left.moves || left.fight.outcome !== null) return { fight: left.fight, events };
  const zone = isBeside ? "near" : "far";
  const step = settle(withZone(part(left.fight, id), id, zone), [{ type: "moved", who: id, zone }]);
  return { fight: step.fight, events: [...events, ...step.events] };
}

/** Moves from far to near, without going up to anybody. */
export function advance(fight: Fight, id: string): FightStep {
  const mover = find(fight, id);
  if (!mover) return refusedStep(fight, id, "Nobody of that name is here.");
  if (mover.zone !== "far") return refusedStep(fight, id, `${mover.name} is near already.`);
  const paid = spendMovement(mover, STEP.near);
  if (paid.refused !== undefined) return refusedStep(fight, id, paid.refused);
  return settle(withZone(put(fight, paid.combatant), id, "near"), [
    ...paid.events,
    { type: "moved", who: id, zone: "near" },
  ]);
}
