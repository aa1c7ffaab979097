import type { AttackOption, Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { creatureNamed, type CreatureSpecial } from "../../tables/creatures.ts";
import { dash, isHidden } from "./actions.ts";
import { isInHand } from "../attack/ammunition.ts";
import { speedNow, standUp } from "./budget.ts";
import { hasCondition, hasConditionFrom, isIncapacitated } from "../state/conditions.ts";
import { current, find, foesOf, takesPart, type Fight, type FightStep } from "../fight.ts";
import { alone, escapeInFight, searchInFight } from "../attack/maneuvers.ts";
import { advance, approach, areBeside, attackDistance, distanceBetween, feetTo } from "./positions.ts";
import { averageOf, isReady, specialsOf, targetsOf, unleash } from "./special.ts";
import { strike } from "../attack/strike.ts";
import { flee, morale } from "./ways-out.ts";

/** Whom a foe goes for: the nearest combatant, or the one with the fewest hit points. */
export type Preference = "nearest" | "weakest";

/** Foes that can be aimed at, in the order of the preference; the other one decides between equals. */
function targets(fight: Fight, by: Combatant, prefers: Preference): readonly Combatant[] {
  return foesOf(fight, by)
    .filter((one) => !isHidden(one) && !hasConditionFrom(by, "charmed", one.id))
    .map((one) => ({ one, feet: distanceBetween(fight, by, one) }))
    .toSorted((left, right) => {
      const near = left.feet - right.feet;
      const weak = left.one.state.hitPoints - right.one.state.hitPoints;
      return prefers === "nearest" ? near || weak : weak || near;
    })
    .map(({ one }) => one);
}

const expected = ({ damage }: AttackOption): number => damage.reduce((sum, { dice }) => sum + averageOf(dice), 0);

const reaches = (option: AttackOption, feet: number): boolean =>
  (option.kind !== "ranged" && feet <= option.reach) || (option.range !== null && feet <= option.range[1]);

/** The attack that does most from where both stand. One at range counts half beside a foe, and at long range. */
function best(fight: Fight, by: Combatant, on: Combatant, wanted?: string): AttackOption | undefined {
  const scored = by.attacks.flatMap((option) => {
    const feet = attackDistance(fight, by, on, option);
    if (!reaches(option, feet) || !isInHand(by, option)) return [];
    const isRanged = option.kind === "ranged" || feet > option.reach;
    const isHard = isRanged && (by.zone === "engaged" || feet > (option.range?.[0] ?? 0));
    return [{ option, score: (expected(option) || 1) * (isHard ? 0.5 : 1) }];
  });
  const asked = scored.find(({ option }) => option.id === wanted);
  return (asked ?? scored.toSorted((left, right) => right.score - left.score)[0])?.option;
}

/** Whether it is worth going up to a foe: with nothing to do from here, or with more to do there. */
function prefersMelee(fight: Fight, by: Combatant, on: Combatant): boolean {
  const melee = by.attacks.filter(({ kind, reach }) => kind === "melee" && reach > 0).map(expected);
  const here = best(fight, by, on);
  if (melee.length === 0) return false;
  return here === undefined || Math.max(...melee) >= expected(here);
}

/** A step of the turn after those before it. */
class Run {
  fight: Fight;
  readonly events: RulesEvent[] = [];

  constructor(fight: Fight) {
    this.fight = fight;
  }

  /** Does a step; whether it was allowed. A refusal is nobody's news: the creature thinks of something else. */
  does(step: FightStep): boolean {
    if (step.refused !== undefined) return false;
    this.fight = step.fight;
    this.events.push(...step.events);
    return true;
  }
}

/** A special that is worth the action: one that is counted whenever it is ready, another where it does more than the attacks. */
function worthwhile(fight: Fight, by: Combatant): { special: CreatureSpecial; on: readonly string[] } | undefined {
  const usual = Math.max(0, ...by.attacks.map(expected)) * Math.max(1, by.attacksPerAction);
  return specialsOf(by)
    .filter((special) => isReady(fight, by, special))
    .map((special) => ({ special, on: targetsOf(fight, by, special).map(({ id }) => id) }))
    .filter(({ on }) => on.length > 0)
    .find(({ special, on }) => {
      const harm = special.damage.reduce((sum, { dice }) => sum + averageOf(dice), 0) * on.length;
      return special.uses !== null || harm > usual;
    });
}

/** Goes up to a foe: within this turn's movement, else with Dash; as near as it can. */
function close(run: Run, id: string, targetId: string, dice: Dice): boolean {
  const mover = find(run.fight, id);
  const target = find(run.fight, targetId);
  if (!mover || !target || areBeside(run.fight, id, targetId)) return true;
  if (feetTo(run.fight, mover, target) <= mover.turn.movement) return run.does(approach(run.fight, id, targetId, dice));
  return false;
}

function chase(run: Run, id: string, targetId: string, dice: Dice): void {
  if (!run.does(alone(run.fight, id, (one) => dash(one)))) return;
  if (!close(run, id, targetId, dice)) run.does(advance(run.fight, id));
}

/** The attacks of one action. Each is on the target that is best at that moment. */
function attackInTurn(run: Run, id: string, prefers: Preference, dice: Dice): void {
  const pattern = creatureNamed(find(run.fight, id)?.creature ?? "")?.pattern ?? [];
  const count = Math.max(1, find(run.fight, id)?.attacksPerAction ?? 1);
  for (let made = 0; made < count; made += 1) {
    const by = find(run.fight, id);
    if (!by || !takesPart(run.fight, by) || isIncapacitated(by) || run.fight.outcome !== null) return;
    const [target] = targets(run.fight, by, prefers);
    if (!target) return;
    if (prefersMelee(run.fight, by, target)) close(run, id, target.id, dice);
    const now = find(run.fight, id);
    const on = find(run.fight, target.id);
    if (!now || !on || !takesPart(run.fight, now)) return;
    const option = best(run.fight, now, on, pattern[made % Math.max(1, pattern.length)]);
    if (!option) {
      if (made === 0) chase(run, id, target.id, dice);
      return;
    }
    if (!run.does(strike(run.fight, id, on.id, { option }, dice))) return;
  }
}

/**
 * The turn of a combatant whom nobody plays: courage first, then up from the ground, a special if it is worth it, else the attacks on the
 * nearest or weakest foe, with Dash where nobody is in reach, and a search where all have hidden.
 */
export function defaultTurn(fight: Fight, dice: Dice, prefers: Preference = "nearest"): FightStep {
  const whose = current(fight);
  if (!whose || fight.outcome !== null || !takesPart(fight, whose) || isIncapacitated(whose)) {
    return { fight, events: [] };
  }
  const { id } = whose;
  const run = new Run(fight);
  run.does(morale(run.fight, id, dice));
  const here = (): Combatant | undefined => {
    const one = find(run.fight, id);
    return one && takesPart(run.fight, one) && run.fight.outcome === null ? one : undefined;
  };
  const by = here();
  if (!by) return run;
  if (run.fight.fleeing.includes(id) && run.does(flee(run.fight, id, dice))) return run;
  if (hasCondition(by, "prone")) run.does(alone(run.fight, id, standUp));
  const special = worthwhile(run.fight, here() ?? by);
  if (special && run.does(unleash(run.fight, id, special.special, special.on, dice))) return run;
  const [target] = targets(run.fight, here() ?? by, prefers);
  if (!target) {
    const hidden = foesOf(run.fight, by).find((one) => isHidden(one));
    if (hidden) run.does(searchInFight(run.fight, id, hidden.id, dice));
    return run;
  }
  // Held by somebody out of reach of all its attacks, it breaks free.
  const isStuck = speedNow(by) === 0 && !best(run.fight, by, target) && hasCondition(by, "grappled");
  if (isStuck) run.does(escapeInFight(run.fight, id, dice));
  else attackInTurn(run, id, prefers, dice);
  return run;
}
