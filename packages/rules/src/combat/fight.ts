import type { Combatant, FightOutcome, RulesEvent, Zone } from "../combatant.ts";
import { creatureNamed } from "../tables/creatures.ts";
import { sweepConcentration } from "./state/concentration.ts";
import { isIncapacitated } from "./state/conditions.ts";
import { letGo } from "./turn/grapple.ts";
import { inTurn, isUp, type Outcome } from "./outcome.ts";

/** A fight between its steps: a value that is stored and goes on later. */
export interface Fight {
  readonly combatants: readonly Combatant[];
  /** Ids by initiative; the dead stay in it and are passed over. */
  readonly order: readonly string[];
  readonly round: number;
  /** Whose turn it is: a place in the order. */
  readonly at: number;
  /** Who stands beside whom: one of the party and a foe. */
  readonly engaged: readonly (readonly [party: string, foe: string])[];
  /** Who has left, and how. */
  readonly gone: Readonly<Record<string, "fled" | "surrendered">>;
  /** Specials that are spent: "dragon fire-breath", each as often as it was used. */
  readonly spent: readonly string[];
  /** Foes that have tested their morale, and why: "goblin bloodied". */
  readonly tested: readonly string[];
  readonly fleeing: readonly string[];
  readonly outcome: FightOutcome | null;
}

/** A fight in its first round, before anybody has acted. */
export const freshFight = (combatants: readonly Combatant[], order: readonly string[]): Fight => ({
  combatants,
  order,
  round: 1,
  at: 0,
  engaged: [],
  gone: {},
  spent: [],
  tested: [],
  fleeing: [],
  outcome: null,
});

export interface FightStep {
  readonly fight: Fight;
  readonly events: readonly RulesEvent[];
  readonly refused?: string;
}

/** Rounds after which a fight that nobody can win breaks off, as if the party had fled. */
export const MOST_ROUNDS = 50;

export const find = (fight: Fight, id: string): Combatant | undefined => fight.combatants.find((one) => one.id === id);

/** Whose turn it is. */
export const current = (fight: Fight): Combatant | undefined => find(fight, fight.order[fight.at] ?? "");

export const put = (fight: Fight, ...changed: readonly Combatant[]): Fight => ({
  ...fight,
  combatants: fight.combatants.map((one) => changed.find(({ id }) => id === one.id) ?? one),
});

/** Whether somebody still takes part: on their feet and not gone. */
export const takesPart = (fight: Fight, one: Combatant): boolean => isUp(one) && fight.gone[one.id] === undefined;

export const foesOf = (fight: Fight, { side }: Pick<Combatant, "side">): readonly Combatant[] =>
  fight.combatants.filter((one) => one.side !== side && takesPart(fight, one));

export const alliesOf = (fight: Fight, { id, side }: Combatant): readonly Combatant[] =>
  fight.combatants.filter((one) => one.side === side && one.id !== id && takesPart(fight, one));

export const refusedStep = (fight: Fight, who: string, why: string): FightStep => ({
  fight,
  refused: why,
  events: [{ type: "refused", who, why }],
});

/** The experience that a foe is worth. */
const worth = ({ creature }: Combatant): number => creatureNamed(creature ?? "")?.experience ?? 0;

/**
 * Experience for the party together: for every foe where the party prevails, by blade or by word; else for the dead alone
 * (SRD 5.2, "Experience Points").
 */
export function experienceOf(fight: Fight, outcome: FightOutcome): number {
  const prevails = outcome === "victory" || outcome === "parley";
  return fight.combatants
    .filter((one) => one.side === "foes" && (prevails || one.state.life === "dead"))
    .reduce((sum, one) => sum + worth(one), 0);
}

/** Ends a fight, with its experience. */
export const endFight = (fight: Fight, outcome: FightOutcome): FightStep => ({
  fight: { ...fight, outcome },
  events: [{ type: "fight-ended", outcome, experience: experienceOf(fight, outcome) }],
});

function outcomeOf(fight: Fight): FightOutcome | null {
  const side = (which: Combatant["side"]): readonly Combatant[] => fight.combatants.filter((one) => one.side === which);
  // Who was knocked out or put to sleep may wake; only the fallen and the gone are out of it.
  const isOut = (one: Combatant): boolean => !takesPart(fight, one) || isKnockedOut(one);
  if (side("foes").every(isOut)) return "victory";
  if (!side("party").every(isOut)) return fight.round > MOST_ROUNDS ? "flight" : null;
  const left = new Set(side("party").map(({ id }) => fight.gone[id]));
  if (left.has("surrendered")) return "surrender";
  return left.has("fled") ? "flight" : "defeat";
}

const isKnockedOut = ({ state }: Combatant): boolean =>
  state.conditions.some(({ id, source }) => id === "unconscious" && source === "knocked out");

/** A grip ends when the one who grips cannot act, is gone, or is not beside any more (SRD 5.2, "Grappled"). */
function loosen(fight: Fight, held: Combatant): Outcome {
  const lost = held.state.conditions
    .filter(({ id }) => id === "grappled")
    .flatMap(({ source }) => {
      const grappler = find(fight, source ?? "");
      if (!grappler) return [];
      const isBeside = fight.engaged.some((pair) => pair.includes(held.id) && pair.includes(grappler.id));
      return isIncapacitated(grappler) || fight.gone[grappler.id] || !isBeside ? [grappler.id] : [];
    });
  return inTurn(held, ...lost.map((by) => (one: Combatant) => letGo(one, by, "the grip is broken")));
}

/**
 * After every step: what lost concentration held up ends, grips break, the dead and the gone stand beside nobody, zones follow from who is
 * beside whom, and the fight ends if one side is out of it.
 */
export function settle(fight: Fight, happened: readonly RulesEvent[]): FightStep {
  const swept = sweepConcentration(fight.combatants, happened);
  const events: RulesEvent[] = [...happened, ...swept.events];
  const engaged = fight.engaged.filter((pair) =>
    pair.every((id) => {
      const one = swept.combatants.find((each) => each.id === id);
      return one !== undefined && one.state.life !== "dead" && fight.gone[id] === undefined;
    }),
  );
  let settled: Fight = { ...fight, combatants: swept.combatants, engaged };
  const combatants = settled.combatants.map((one) => {
    const loose = loosen(settled, one);
    events.push(...loose.events);
    const isBeside = engaged.some(
      (pair) => pair.includes(one.id) && pair.every((id) => id === one.id || isUp(find(settled, id) ?? one)),
    );
    const zone: Zone = isBeside ? "engaged" : one.zone === "engaged" ? "near" : one.zone;
    if (zone !== one.zone && takesPart(settled, one)) events.push({ type: "moved", who: one.id, zone });
    return { ...loose.combatant, zone };
  });
  settled = { ...settled, combatants };
  if (settled.outcome !== null) return { fight: settled, events };
  const outcome = outcomeOf(settled);
  if (outcome === null) return { fight: settled, events };
  const ended = endFight(settled, outcome);
  return { fight: ended.fight, events: [...events, ...ended.events] };
}

/** Lets another part of the rules, such as a spell, work on everybody, and settles what comes of it. */
export function everybody(fight: Fight, rule: (combatants: readonly Combatant[]) => Everybody): FightStep {
  const { combatants, events } = rule(fight.combatants);
  return settle({ ...fight, combatants }, events);
}

/** All who are in a fight, after a rule, and what happened. */
export interface Everybody {
  readonly combatants: readonly Combatant[];
  readonly events: readonly RulesEvent[];
}
