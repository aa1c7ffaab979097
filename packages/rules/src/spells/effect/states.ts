import type { Combatant } from "../../combatant.ts";
import type { Hero } from "../../hero.ts";

/** The hero of a combatant with the state of now. */
export const heroNow = (combatant: Combatant): Hero | null =>
  combatant.hero && { ...combatant.hero, state: combatant.state };
