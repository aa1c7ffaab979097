import type { Combatant } from "../combatant.ts";
import type { Hero, HeroState } from "../hero.ts";

/** The hero of a combatant with the state of now. */
export const heroNow = (combatant: Combatant): Hero | null =>
  combatant.hero && { ...combatant.hero, state: combatant.state };

/** A combatant with a changed state, which its hero shares. */
export const withState = (combatant: Combatant, change: Partial<HeroState>): Combatant => {
  const state = { ...combatant.state, ...change };
  return { ...combatant, state, hero: combatant.hero && { ...combatant.hero, state } };
};
