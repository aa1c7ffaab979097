import { dash } from "../combat/turn/actions.ts";
import { find, foesOf, refusedStep, takesPart, type Fight, type FightStep } from "../combat/fight.ts";
import { alone } from "../combat/attack/maneuvers.ts";
import { advance, approach, attackDistance, distanceBetween } from "../combat/turn/positions.ts";
import { strike } from "../combat/attack/strike.ts";
import type { AttackOption, Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { withSpells } from "../spells/effect/after-rule.ts";

const TOO_FAR = /feet left/u;

/** Runs up to somebody who is too far away for a blow in this turn. */
function runUp(fight: Fight, by: string, on: string, dice: Dice): FightStep {
  const dashed = alone(fight, by, (one) => dash(one));
  if (dashed.refused !== undefined) return dashed;
  const met = approach(dashed.fight, by, on, dice);
  const moved = met.refused === undefined ? met : advance(dashed.fight, by);
  return moved.refused === undefined
    ? { fight: moved.fight, events: [...dashed.events, ...moved.events] }
    : { fight: dashed.fight, events: dashed.events };
}

/** Who is struck next when the one who was meant is down: the nearest in reach of the weapon. */
const nextTarget = (fight: Fight, by: Combatant, option: AttackOption): Combatant | undefined =>
  foesOf(fight, by)
    .filter((one) => option.kind !== "melee" || attackDistance(fight, by, one, option) <= option.reach)
    .toSorted((left, right) => distanceBetween(fight, by, left) - distanceBetween(fight, by, right))[0];

/**
 * The attacks of one Attack action (SRD 5.2, "Attack", "Extra Attack"): on whom is meant, with a move up to them, and when they are down on
 * the next in reach. Who is too far away to be struck is run up to instead. Refused if the first blow is.
 */
export function attackInFight(
  fight: Fight,
  { by, on, option: id }: { readonly by: string; readonly on: string; readonly option: string },
  dice: Dice,
): FightStep {
  const attacker = find(fight, by);
  const option = attacker?.attacks.find((one) => one.id === id);
  if (!attacker || !option) {
    return refusedStep(fight, by, `${attacker?.name ?? "Nobody"} does not have that weapon in hand.`);
  }
  let now = fight;
  const events: RulesEvent[] = [];
  for (let blow = 0; blow < attacker.attacksPerAction; blow += 1) {
    const self = find(now, by);
    const meant = find(now, on);
    if (!self || now.outcome !== null || !takesPart(now, self)) break;
    const target = meant && takesPart(now, meant) ? meant : blow === 0 ? meant : nextTarget(now, self, option);
    if (!target) break;
    const step = strike(now, by, target.id, { option, moveIn: true }, dice);
    if (step.refused !== undefined) {
      if (blow > 0) break;
      return TOO_FAR.test(step.refused) && option.kind === "melee" ? runUp(fight, by, target.id, dice) : step;
    }
    const swept = withSpells(step, dice);
    now = swept.fight;
    events.push(...swept.events);
  }
  return { fight: now, events };
}
