import type { Combatant, RulesEvent } from "../combatant.ts";
import type { HeroState } from "../hero.ts";

/** What a rule makes of one combatant, and what happened. */
export interface Outcome {
  readonly combatant: Combatant;
  readonly events: readonly RulesEvent[];
  /** Why the rules do not allow it; the combatant is then as before. */
  readonly refused?: string;
}

/** The same combatant in another state. */
export const withState = (combatant: Combatant, change: Partial<HeroState>): Combatant => ({
  ...combatant,
  state: { ...combatant.state, ...change },
});

export const unchanged = (combatant: Combatant): Outcome => ({ combatant, events: [] });

/** The rules say no, in words for the player. */
export const refused = (combatant: Combatant, why: string): Outcome => ({
  combatant,
  refused: why,
  events: [{ type: "refused", who: combatant.id, why }],
});

/** One rule after another on the same combatant; a refusal ends the row. */
export function inTurn(combatant: Combatant, ...steps: readonly ((one: Combatant) => Outcome)[]): Outcome {
  let current: Outcome = unchanged(combatant);
  for (const step of steps) {
    const next = step(current.combatant);
    current = { ...next, events: [...current.events, ...next.events] };
    if (next.refused !== undefined) break;
  }
  return current;
}

/** Alive and able to be fought: neither dead nor at nothing. */
export const isUp = ({ state }: Combatant): boolean => state.life === "up";
