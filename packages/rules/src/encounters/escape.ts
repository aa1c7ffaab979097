import { abilityCheck } from "../combat/rolls/ability-check.ts";
import { speedNow } from "../combat/turn/budget.ts";
import { isIncapacitated } from "../combat/state/conditions.ts";
import { find, foesOf, put, refusedStep, settle, takesPart, type Fight, type FightStep } from "../combat/fight.ts";
import { besides, opportunityAttacks, part } from "../combat/turn/positions.ts";
import type { Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";

/** Difficulty of getting away from those who are as quick. Each 5 feet of speed make it harder or easier by 1, distance easier by 5. */
const ESCAPE_DC = 10;
const AWAY = 5;
const EASIEST = 5;
const HARDEST = 20;

const canRun = (fight: Fight, one: Combatant): boolean =>
  takesPart(fight, one) && !isIncapacitated(one) && speedNow(one) > 0;

/**
 * The party runs. Foes beside them have their opportunity attacks; then one check of the leader says whether they get away: the better
 * of Athletics and Acrobatics, against how quick the foes are. A failure leaves all near, and the fight goes on. Who lies on the ground is
 * left behind, for the story to say.
 *
 * The rules have no chase. Without one, foes of the same speed would stay beside a party that runs for ever (docs/decisions/038).
 */
export function escape(fight: Fight, who: string, dice: Dice): FightStep {
  const leader = find(fight, who);
  if (!leader || !canRun(fight, leader)) return refusedStep(fight, who, `${leader?.name ?? "Nobody"} cannot run.`);
  let now = fight;
  const events: RulesEvent[] = [];
  for (const { id } of fight.combatants.filter((one) => one.side === leader.side && canRun(fight, one))) {
    const mover = find(now, id);
    if (!mover) continue;
    const provoked = opportunityAttacks(now, mover, besides(now, mover), [], dice);
    const step = settle(part(provoked.fight, id), []);
    now = step.fight;
    events.push(...provoked.events, ...step.events);
    if (now.outcome !== null) return { fight: now, events };
  }
  const runners = now.combatants.filter((one) => one.side === leader.side && canRun(now, one));
  const head = runners.find(({ id }) => id === who) ?? runners[0];
  if (!head) return { fight: now, events };
  const chasers = foesOf(now, head).filter((one) => canRun(now, one));
  if (chasers.length > 0) {
    const fastest = Math.max(...chasers.map((one) => speedNow(one)));
    const slowest = Math.min(...runners.map((one) => speedNow(one)));
    const away = chasers.every(({ zone }) => zone === "far") || head.zone === "far" ? AWAY : 0;
    const dc = Math.min(HARDEST, Math.max(EASIEST, ESCAPE_DC + Math.round((fastest - slowest) / 5) - away));
    const isStrong = head.abilities.strength > head.abilities.dexterity;
    const check = abilityCheck(
      head,
      isStrong ? { ability: "strength", skill: "Athletics", dc } : { ability: "dexterity", skill: "Acrobatics", dc },
      dice,
    );
    const tried = settle(put(now, check.combatant), check.events);
    now = tried.fight;
    events.push(...tried.events);
    if (!check.success || now.outcome !== null) return { fight: now, events };
  }
  const gone = { ...now.gone, ...Object.fromEntries(runners.map(({ id }) => [id, "fled" as const])) };
  const left = settle(
    { ...now, gone },
    runners.map(({ id }) => ({ type: "left", who: id, how: "fled" })),
  );
  return { fight: left.fight, events: [...events, ...left.events] };
}
