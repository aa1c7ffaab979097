import type { Combatant } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import { hasFeature } from "../sheet/build.ts";

const marked = (hunter: Combatant, target: Combatant): boolean =>
  target.state.effects?.some(({ id, source }) => id === "hunters-mark" && source === hunter.id) ?? false;

/** What a hunter knows of who bears their mark (SRD 5.2, "Hunter's Lore"); null where nothing. */
export const huntersLore = (
  hero: Hero,
  hunter: Combatant,
  target: Combatant,
): Pick<Combatant, "immunities" | "resistances" | "vulnerabilities"> | null =>
  hasFeature(hero, "hunters-lore") && marked(hunter, target)
    ? { immunities: target.immunities, resistances: target.resistances, vulnerabilities: target.vulnerabilities }
    : null;
