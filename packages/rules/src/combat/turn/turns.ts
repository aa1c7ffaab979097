import type { Combatant, RulesEvent, Zone } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { creatureNamed } from "../../tables/creatures.ts";
import { freshTurn } from "./budget.ts";
import { deathSave } from "../state/dying.ts";
import { passMoment } from "../state/ends.ts";
import { current, everybody, freshFight, put, settle, type Everybody, type Fight, type FightStep } from "../fight.ts";
import { orderOfTurns } from "./initiative.ts";

/** What the start or end of somebody's turn does to everybody. Spells and features have a larger one, which counts what they gave. */
export type PassTurn = (combatants: readonly Combatant[], of: string, at: "start" | "end", dice: Dice) => Everybody;

/** Conditions and effects of the fight end. */
export const passForAll: PassTurn = (combatants, of, at, dice) => {
  const outcomes = combatants.map((one) => passMoment(one, { of, at }, dice));
  return {
    combatants: outcomes.map(({ combatant }) => combatant),
    events: outcomes.flatMap(({ events }) => events),
  };
};

/** Specials that come back on a d6 are rolled for at the start of the creature's turn. */
function recharge(fight: Fight, { id, creature, name }: Combatant, dice: Dice): Fight {
  const specials = creatureNamed(creature ?? "")?.specials ?? [];
  const back = specials.filter(
    ({ id: special, uses }) =>
      uses?.kind === "recharge" &&
      fight.spent.includes(`${id} ${special}`) &&
      dice.roll(6, `${name}: recharge`) >= uses.number,
  );
  return { ...fight, spent: fight.spent.filter((one) => !back.some((each) => one === `${id} ${each.id}`)) };
}

/** What works once a turn works again in every turn, also in somebody else's: a rogue's opportunity attack is sneaky too. */
const withRidersBack = (fight: Fight): Fight => ({
  ...fight,
  combatants: fight.combatants.map((one) => ({ ...one, turn: { ...one.turn, used: [] } })),
});

/** The turn of the next combatant begins: effects end, the dying roll, the budget is whole again. */
function startTurn(fight: Fight, dice: Dice, pass: PassTurn): FightStep {
  const whose = current(fight);
  if (!whose) return { fight, events: [] };
  const passed = everybody(withRidersBack(fight), (all) => pass(all, whose.id, "start", dice));
  const events: RulesEvent[] = [{ type: "turn", of: whose.id }, ...passed.events];
  let now = recharge(passed.fight, whose, dice);
  const one = current(now);
  if (!one || now.outcome !== null) return { fight: now, events };
  if (one.state.life === "dying") {
    const saved = deathSave(one, dice);
    const step = settle(put(now, saved.combatant), saved.events);
    events.push(...step.events);
    now = step.fight;
  }
  const ready = current(now);
  return { fight: ready ? put(now, freshTurn(ready)) : now, events };
}

/** Begins a fight: initiative, then the first turn. */
export function beginFight(
  combatants: readonly Combatant[],
  how: { readonly surprised?: readonly string[]; readonly zones?: Readonly<Record<string, Exclude<Zone, "engaged">>> },
  dice: Dice,
  pass: PassTurn = passForAll,
): FightStep {
  const placed = combatants.map((one) => ({
    ...one,
    zone: how.zones?.[one.id] ?? (one.zone === "engaged" ? "near" : one.zone),
  }));
  const { order, events } = orderOfTurns(placed, how.surprised ?? [], dice);
  const settled = settle(freshFight(placed, order), [...events, { type: "round", round: 1 }]);
  if (settled.fight.outcome !== null) return settled;
  const started = startTurn(settled.fight, dice, pass);
  return { fight: started.fight, events: [...settled.events, ...started.events] };
}

/** Who is dead or gone has no turn; the dying have one, for their save. */
const hasTurn = (fight: Fight, id: string): boolean => {
  const one = fight.combatants.find((each) => each.id === id);
  return one !== undefined && one.state.life !== "dead" && fight.gone[id] === undefined;
};

/** Ends the turn that runs and begins the next one; after the last one a new round. */
export function nextTurn(fight: Fight, dice: Dice, pass: PassTurn = passForAll): FightStep {
  const whose = current(fight);
  if (fight.outcome !== null || !whose) return { fight, events: [] };
  const passed = everybody(fight, (all) => pass(all, whose.id, "end", dice));
  if (passed.fight.outcome !== null) return passed;
  const { order, at } = passed.fight;
  const next = [...order.keys()]
    .map((step) => at + 1 + step)
    .find((step) => hasTurn(passed.fight, order[step % order.length] ?? ""));
  if (next === undefined) return passed;
  const isNewRound = next >= order.length;
  const round = passed.fight.round + (isNewRound ? 1 : 0);
  const moved = settle(
    { ...passed.fight, at: next % order.length, round },
    isNewRound ? [...passed.events, { type: "round", round }] : passed.events,
  );
  if (moved.fight.outcome !== null) return moved;
  const started = startTurn(moved.fight, dice, pass);
  return { fight: started.fight, events: [...moved.events, ...started.events] };
}
