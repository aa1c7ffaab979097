import type { Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero, HeroState } from "../hero.ts";

/** What a rule made of everybody concerned, and what happened on the way. */
export interface Outcome {
  readonly combatants: readonly Combatant[];
  readonly events: readonly RulesEvent[];
}

/** The hero of a combatant with the state of now. */
export const heroNow = (combatant: Combatant): Hero | null =>
  combatant.hero && { ...combatant.hero, state: combatant.state };

/** A combatant with a changed state, which its hero shares. */
export const withState = (combatant: Combatant, change: Partial<HeroState>): Combatant => {
  const state = { ...combatant.state, ...change };
  return { ...combatant, state, hero: combatant.hero && { ...combatant.hero, state } };
};

/** Everybody concerned while one rule works: it reads and changes them here and leaves with values. Nobody given is changed. */
export class Stage {
  readonly events: RulesEvent[] = [];
  readonly dice: Dice;
  readonly #combatants: Map<string, Combatant>;

  constructor(combatants: readonly Combatant[], dice: Dice) {
    this.dice = dice;
    this.#combatants = new Map(combatants.map((one) => [one.id, one]));
  }

  find(id: string): Combatant | undefined {
    return this.#combatants.get(id);
  }

  all(): readonly Combatant[] {
    return [...this.#combatants.values()];
  }

  change(id: string, how: (combatant: Combatant) => Combatant): void {
    const before = this.#combatants.get(id);
    if (before) this.#combatants.set(id, how(before));
  }

  changeState(id: string, how: (state: HeroState) => Partial<HeroState>): void {
    this.change(id, (combatant) => withState(combatant, how(combatant.state)));
  }

  emit(event: RulesEvent): void {
    this.events.push(event);
  }

  outcome(): Outcome {
    return { combatants: this.all(), events: this.events };
  }
}

/** Nothing done, and why. */
export const refused = (combatants: readonly Combatant[], who: string, why: string): Outcome => ({
  combatants,
  events: [{ type: "refused", who, why }],
});
