import type { Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { creatureNamed } from "../../tables/creatures.ts";
import { checkAction, dash } from "./actions.ts";
import { spendMovement } from "./budget.ts";
import { endFight, find, foesOf, put, refusedStep, settle, takesPart, type Fight, type FightStep } from "../fight.ts";
import { STEP, withdraw } from "./positions.ts";
import { savingThrow } from "../rolls/saving-throw.ts";

/** Leaves the fight from far: 30 feet more, and the pursuers have lost them. */
export function leaveFight(fight: Fight, id: string): FightStep {
  const one = find(fight, id);
  if (!one) return refusedStep(fight, id, "Nobody of that name is here.");
  if (one.zone !== "far") return refusedStep(fight, id, `${one.name} is not far enough away to leave.`);
  const paid = spendMovement(one, STEP.near);
  if (paid.refused !== undefined) return refusedStep(fight, id, paid.refused);
  return settle({ ...put(fight, paid.combatant), gone: { ...fight.gone, [id]: "fled" } }, [
    ...paid.events,
    { type: "left", who: id, how: "fled" },
  ]);
}

/** Runs as far as this turn's movement goes, with Dash where there is an action, and out of the fight. */
export function flee(fight: Fight, id: string, dice: Dice): FightStep {
  const one = find(fight, id);
  if (!one || !takesPart(fight, one)) return refusedStep(fight, id, "Nobody of that name can flee.");
  const dashed = one.turn.action ? dash(one) : { combatant: one, events: [] };
  let now = put(fight, dashed.combatant);
  const events: RulesEvent[] = dashed.refused === undefined ? [...dashed.events] : [];
  let last: FightStep = { fight: now, events: [] };
  for (;;) {
    const runner = find(now, id);
    if (!runner || !takesPart(now, runner) || now.outcome !== null) break;
    last = runner.zone === "far" ? leaveFight(now, id) : withdraw(now, id, dice);
    if (last.refused !== undefined) break;
    now = last.fight;
    events.push(...last.events);
  }
  if (events.length === 0 && last.refused !== undefined) return refusedStep(fight, id, last.refused);
  return { fight: now, events };
}

/** Lays down arms: the whole party, or one foe. */
export function surrender(fight: Fight, who: "party" | { readonly foe: string }): FightStep {
  const yielding = fight.combatants.filter(
    (one) => takesPart(fight, one) && (who === "party" ? one.side === "party" : one.id === who.foe),
  );
  if (yielding.length === 0) return refusedStep(fight, who === "party" ? "party" : who.foe, "Nobody is left to yield.");
  const gone = { ...fight.gone, ...Object.fromEntries(yielding.map(({ id }) => [id, "surrendered" as const])) };
  return settle(
    { ...fight, gone },
    yielding.map(({ id }) => ({ type: "left", who: id, how: "surrendered" })),
  );
}

/** Kinds of creatures that nothing frightens and that do not talk. */
const MINDLESS = new Set<string | undefined>(["undead", "construct", "ooze", "plant"]);
const kindOf = ({ creature }: Combatant): string | undefined => creatureNamed(creature ?? "")?.type;

/** Whether a foe can be talked with: neither mindless nor a beast, and clever enough to speak. */
export const canTalk = (one: Combatant): boolean =>
  !MINDLESS.has(kindOf(one)) && kindOf(one) !== "beast" && one.abilities.intelligence >= -3;

/**
 * Talks for an end of the fight: an action and a check. What the difficulty is and whether there is anything to offer is the table's;
 * success ends the fight.
 */
export function parley(
  fight: Fight,
  by: string,
  how: { readonly skill: string; readonly dc: number; readonly inspiration?: boolean },
  dice: Dice,
): FightStep {
  const speaker = find(fight, by);
  if (!speaker) return refusedStep(fight, by, "Nobody of that name is here.");
  const others = foesOf(fight, speaker);
  if (!others.some(canTalk)) return refusedStep(fight, by, "There is nobody here who would talk.");
  const check = checkAction(speaker, how, dice);
  if (check.refused !== undefined) return { fight, refused: check.refused, events: check.events };
  const step = settle(put(fight, check.combatant), check.events);
  if (!check.success || step.fight.outcome !== null) return step;
  const ended = endFight(step.fight, "parley");
  return { fight: ended.fight, events: [...step.events, ...ended.events] };
}

const MORALE_DC = 10;

/** The round from which foes grow tired of a fight that is not decided. */
const WEARY_FROM = 6;

/** Who leads a side: the one of a higher challenge than all others. Nobody leads equals. */
function leaderOf(side: readonly Combatant[]): Combatant | undefined {
  const challenge = ({ creature, level }: Combatant): number => creatureNamed(creature ?? "")?.challenge ?? level;
  const [first, second] = side.toSorted((left, right) => challenge(right) - challenge(left));
  return first && second && challenge(first) > challenge(second) ? first : undefined;
}

/** Why a foe's courage is tested: it is Bloodied, half of its side is out of the fight, who leads it is, or it has lasted long. Each once. */
function doubts(fight: Fight, one: Combatant): readonly string[] {
  const side = fight.combatants.filter(({ side }) => side === one.side);
  const lost = side.filter((each) => !takesPart(fight, each)).length;
  const leader = leaderOf(side);
  return [
    one.state.hitPoints * 2 <= one.maxHitPoints ? "bloodied" : null,
    side.length > 1 && lost * 2 >= side.length ? "half fallen" : null,
    leader && leader.id !== one.id && !takesPart(fight, leader) ? "leader fallen" : null,
    fight.round >= WEARY_FROM ? "weary" : null,
  ]
    .filter((why) => why !== null)
    .filter((why) => !fight.tested.includes(`${one.id} ${why}`));
}

/**
 * A foe's morale at the start of its turn: a Wisdom save against 10, once for each reason. Who fails runs from now on; one that can talk
 * and has nowhere to run lays down its arms.
 */
export function morale(fight: Fight, id: string, dice: Dice): FightStep {
  const one = find(fight, id);
  if (!one || one.side !== "foes" || MINDLESS.has(kindOf(one)) || fight.fleeing.includes(id)) {
    return { fight, events: [] };
  }
  if (one.conditionImmunities.includes("frightened")) return { fight, events: [] };
  const why = doubts(fight, one);
  if (why.length === 0) return { fight, events: [] };
  const tested = [...fight.tested, ...why.map((each) => `${id} ${each}`)];
  const save = savingThrow(one, { ability: "wisdom", dc: MORALE_DC, against: ["frightened"] }, dice);
  const step = settle({ ...put(fight, save.combatant), tested }, save.events);
  if (save.success) return step;
  const isAlone = !step.fight.combatants.some(
    (each) => each.side === one.side && each.id !== id && takesPart(step.fight, each),
  );
  if (isAlone && one.zone === "engaged" && canTalk(one)) {
    const yielded = surrender(step.fight, { foe: id });
    return { fight: yielded.fight, events: [...step.events, ...yielded.events] };
  }
  return { fight: { ...step.fight, fleeing: [...step.fight.fleeing, id] }, events: step.events };
}
