import type { Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { HeroState } from "../hero.ts";
import { projected, settled } from "./projection.ts";
import { withState } from "../combat/outcome.ts";
import { heroNow } from "./effect/states.ts";

/** What a rule made of everybody concerned, and what happened on the way. */
export interface Outcome {
  readonly combatants: readonly Combatant[];
  readonly events: readonly RulesEvent[];
}

export { heroNow, withState };

/** Everybody concerned while one rule works: it reads and changes them here and leaves with values. Nobody given is changed. */
export class Stage {
  readonly events: RulesEvent[] = [];
  readonly dice: Dice;
  readonly #combatants: Map<string, Combatant>;

  constructor(combatants: readonly Combatant[], dice: Dice) {
    this.dice = dice;
    this.#combatants = new Map(combatants.map((one) => [one.id, settled(one)]));
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

  /** Lets a rule of the fight work on one of them, who has all that lasts shown to it. Gives what the rule gave. */
  let<Result extends { readonly combatant: Combatant; readonly events: readonly RulesEvent[] }>(
    id: string,
    rule: (combatant: Combatant) => Result,
  ): Result | null {
    const before = this.shown(id);
    if (!before) return null;
    const result = rule(before);
    this.put(result.combatant);
    for (const event of result.events) this.emit(event);
    return result;
  }

  /** One of them with all that lasts shown, for a rule of the fight. */
  shown(id: string): Combatant | undefined {
    return projected(this.all()).find((one) => one.id === id);
  }

  /** Takes one back from a rule of the fight. */
  put(combatant: Combatant): void {
    const kept = settled(combatant);
    this.#combatants.set(kept.id, kept);
  }

  outcome(): Outcome {
    return { combatants: projected(this.all()), events: this.events };
  }
}

/** Nothing done, and why. */
export const refused = (combatants: readonly Combatant[], who: string, why: string): Outcome => ({
  combatants,
  events: [{ type: "refused", who, why }],
});
