import type { Combatant } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import { hasFeature } from "../sheet/build.ts";

const marked = (hunter: Combatant, target: Combatant): boolean =>
  target.state.effects?.some(({ id, source }) => id === "hunters-mark" && source === hunter.id) ?? false;

/** The die that a weapon's hit adds against one who is hurt already, once a turn (SRD 5.2, "Hunter's Prey"); null otherwise. */
export const colossusSlayer = (hero: Hero, hunter: Combatant, target: Combatant): string | null =>
  hasFeature(hero, "hunters-prey") &&
  hero.choices["hunters-prey"] === "colossus-slayer" &&
  !hunter.turn.used.includes("colossus-slayer") &&
  target.state.hitPoints < target.maxHitPoints
    ? "1d8"
    : null;

/** Whether one more attack with the same weapon may go at another foe beside the first, once a turn (SRD 5.2, "Hunter's Prey"). */
export const hordeBreaker = (hero: Hero, hunter: Combatant): boolean =>
  hasFeature(hero, "hunters-prey") &&
  hero.choices["hunters-prey"] === "horde-breaker" &&
  !hunter.turn.used.includes("horde-breaker");

/** What a hunter knows of who bears their mark (SRD 5.2, "Hunter's Lore"); null where nothing. */
export const huntersLore = (
  hero: Hero,
  hunter: Combatant,
  target: Combatant,
): Pick<Combatant, "immunities" | "resistances" | "vulnerabilities"> | null =>
  hasFeature(hero, "hunters-lore") && marked(hunter, target)
    ? { immunities: target.immunities, resistances: target.resistances, vulnerabilities: target.vulnerabilities }
    : null;
