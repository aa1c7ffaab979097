import { isIncapacitated } from "../combat/state/conditions.ts";
import { defaultTurn } from "../combat/turn/default-turn.ts";
import { freshTurn } from "../combat/turn/budget.ts";
import { current, find, MOST_ROUNDS, put, settle, takesPart, type Fight, type FightStep } from "../combat/fight.ts";
import { nextTurn } from "../combat/turn/turns.ts";
import type { Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { withSpells } from "../spells/effect/after-rule.ts";
import { passTurn } from "../spells/turns.ts";

/** What the story has decided about a fight. */
export interface Terms {
  /** A hero who falls is beaten, and does not die. */
  readonly merciful?: boolean | undefined;
  /** Foes run when half of their hit points are gone. */
  readonly faint?: boolean | undefined;
}

/** The hero for whose turn a fight waits: the first in the order who is on their feet. */
export const awaited = (fight: Fight): Combatant | undefined =>
  fight.order
    .map((id) => find(fight, id))
    .find((one) => one !== undefined && one.hero !== null && takesPart(fight, one));

/** A fight that goes on step by step, with everything that happened. */
class Course {
  fight: Fight;
  readonly events: RulesEvent[] = [];
  readonly #dice: Dice;
  readonly #terms: Terms;

  constructor(fight: Fight, dice: Dice, terms: Terms) {
    this.fight = fight;
    this.#dice = dice;
    this.#terms = terms;
  }

  take(step: FightStep): void {
    const swept = withSpells(step, this.#dice);
    this.fight = swept.fight;
    this.events.push(...swept.events);
    if (this.#terms.faint && this.fight.outcome === null) this.#scatter();
  }

  next(): void {
    this.take(nextTurn(this.fight, this.#dice, passTurn));
  }

  #scatter(): void {
    const gone = this.fight.combatants.filter(
      (one) => one.side === "foes" && takesPart(this.fight, one) && one.state.hitPoints * 2 <= one.maxHitPoints,
    );
    if (gone.length === 0) return;
    const left = { ...this.fight.gone, ...Object.fromEntries(gone.map(({ id }) => [id, "fled" as const])) };
    const step = settle(
      { ...this.fight, gone: left },
      gone.map(({ id }) => ({ type: "left", who: id, how: "fled" })),
    );
    this.fight = step.fight;
    this.events.push(...step.events);
  }

  /** The turns of all who do not wait for the player, until it is the turn of the hero who does, or the fight is over. */
  playOthers(acted: Set<string>, fromHere: boolean): void {
    // Nobody can be beyond the last round, so the loop ends; the guard is for a fight in which nobody has a turn.
    const most = (MOST_ROUNDS + 2) * Math.max(1, this.fight.order.length);
    for (let turns = 0; turns < most && this.fight.outcome === null; turns += 1) {
      const whose = current(this.fight);
      if (whose === undefined) return;
      if ((turns > 0 || !fromHere) && whose.id === awaited(this.fight)?.id && !acted.has(whose.id)) return;
      // Who has acted out of turn has used the turn that comes now.
      if (!acted.delete(whose.id)) this.take(defaultTurn(this.fight, this.#dice));
      this.next();
    }
  }

  /** The beaten of a merciful fight come to themselves when it is over. */
  ended(): FightStep {
    const { fight, events } = this;
    if (!this.#terms.merciful || fight.outcome === null) return { fight, events };
    const combatants = fight.combatants.map((one): Combatant => {
      if (one.side !== "party" || one.state.life === "up") return one;
      const conditions = one.state.conditions.filter(({ id }) => id !== "unconscious");
      const deathSaves = { successes: 0, failures: 0 };
      return { ...one, state: { ...one.state, life: "up", hitPoints: 1, deathSaves, conditions } };
    });
    const risen = combatants.filter((one, at) => one !== fight.combatants[at]);
    return {
      fight: { ...fight, combatants },
      events: [...events, ...risen.map(({ id }) => ({ type: "life", of: id, life: "up" }) as const)],
    };
  }
}

/** After initiative: those who are quicker than the heroes act, until a hero's turn comes. */
export function openingTurns(begun: FightStep, dice: Dice, terms: Terms = {}): FightStep {
  const course = new Course(begun.fight, dice, terms);
  course.take(begun);
  course.playOthers(new Set(), false);
  return course.ended();
}

/**
 * One exchange of blows: what somebody of the party does, and then the turn of everybody else, by default, until it is again the turn of the
 * hero who comes first. Who acts out of turn has used their next one. A refused act leaves the fight as it was.
 * @param who the id of the one who acts: a hero, or a companion at the player's word
 */
export function exchange(
  fight: Fight,
  who: string,
  act: (fight: Fight) => FightStep,
  dice: Dice,
  terms: Terms = {},
): FightStep {
  const one = find(fight, who);
  if (fight.outcome !== null || !one) return { fight, events: [] };
  // Who acts out of turn has this round's budget; a reaction that is spent is spent.
  const { reaction } = one.turn;
  const ready = { ...freshTurn(one), turn: { ...freshTurn(one).turn, reaction } };
  const done = act(current(fight)?.id === who ? fight : put(fight, ready));
  if (done.refused !== undefined) return { fight, refused: done.refused, events: done.events };
  const course = new Course(fight, dice, terms);
  course.take(done);
  course.playOthers(new Set([who]), true);
  return course.ended();
}

/** The turn of a hero who does something that is no act of the fight, or can do nothing. */
export const letPass = (fight: Fight, who: string, dice: Dice, terms: Terms = {}): FightStep =>
  exchange(fight, who, (now) => ({ fight: now, events: [] }), dice, terms);

/** Whether somebody of the party can act in this fight now; else why not, in words. */
export function whyNoAct(fight: Fight, who: string): string | null {
  const one = find(fight, who);
  if (!one || one.side !== "party") return "Nobody of the party has that name.";
  if (!takesPart(fight, one)) return `${one.name} is out of the fight.`;
  return isIncapacitated(one) ? `${one.name} cannot act now.` : null;
}
