import type { Ability } from "#contracts/options";
import type { Combatant } from "../../combatant.ts";
import { classLevel, hasFeature } from "../../sheet/build.ts";
import { resource } from "../../sheet/resources.ts";
import { armorTrouble } from "../../sheet/training.ts";
import { creatureNamed, type Size } from "../../tables/creatures.ts";
import { speciesNamed } from "../../tables/species.ts";

/** Whether a hero's class or subclass has given them a feature; a creature has none. */
export const hasClassFeature = ({ hero }: Combatant, id: string): boolean => hero !== null && hasFeature(hero, id);

export const hasFeat = ({ hero }: Combatant, id: string): boolean => hero?.feats.includes(id) ?? false;

/** Whether a hero's species, or a creature, has a trait. */
export const hasTrait = ({ hero, creature }: Combatant, id: string): boolean =>
  hero
    ? (speciesNamed(hero.species)?.traits.some((one) => one.id === id) ?? false)
    : (creatureNamed(creature ?? "")?.traits.some((name) => name.toLowerCase().replaceAll(" ", "-") === id) ?? false);

/** What a resource of a hero still holds, as the fight knows it. */
export const usesLeft = ({ hero, state }: Combatant, id: string): number =>
  hero ? (resource({ ...hero, state: { ...state } }, id)?.left ?? 0) : 0;

/** The lowest die that is a critical hit with a weapon (SRD 5.2, "Improved Critical", "Superior Critical"). */
export function criticalFrom(combatant: Combatant): number {
  if (hasClassFeature(combatant, "superior-critical")) return 18;
  return hasClassFeature(combatant, "improved-critical") ? 19 : 20;
}

const SIZES: readonly Size[] = ["tiny", "small", "medium", "large", "huge", "gargantuan"];
export const LARGE = 3;
/** Species that are small; the others of the SRD are medium, or may choose. */
const SMALL = new Set<string | null>(["gnome", "halfling"]);

/** Whether a spell, feature or potion works on somebody. */
export const isUnder = ({ state }: Combatant, id: string): boolean =>
  state.effects?.some((effect) => effect.id === id) ?? false;

/** Size as a number, 0 tiny, 2 medium, 5 gargantuan: by nature, by a beast's shape, and by what makes larger or smaller. */
export function sizeOf(combatant: Combatant): number {
  const { hero, creature, state } = combatant;
  const shape = state.effects?.find(({ id }) => id === "wild-shape")?.choice ?? creature;
  const own = shape === null && hero ? (SMALL.has(hero.species) ? "small" : "medium") : "medium";
  const size = SIZES.indexOf(creatureNamed(shape ?? "")?.size ?? own);
  const grown = isUnder(combatant, "large-form") ? Math.max(size, LARGE) : size;
  const shift = (isUnder(combatant, "enlargereduce") ? 1 : 0) - (isUnder(combatant, "enlargereduce/1") ? 1 : 0);
  return Math.min(SIZES.length - 1, Math.max(0, grown + shift));
}

/** What gives a hero Advantage on a save by itself. `against`: conditions and kinds of harm that the save averts. */
export function easySaves(combatant: Combatant, ability: Ability, against: readonly string[]): readonly string[] {
  const averts = (what: string): boolean => against.includes(what);
  return [
    ability === "dexterity" && hasClassFeature(combatant, "danger-sense") ? "Danger Sense" : null,
    ["intelligence", "wisdom", "charisma"].includes(ability) && hasTrait(combatant, "gnomish-cunning")
      ? "Gnomish Cunning"
      : null,
    averts("charmed") && hasTrait(combatant, "fey-ancestry") ? "Fey Ancestry" : null,
    averts("frightened") && hasTrait(combatant, "brave") ? "Brave" : null,
    averts("poisoned") && hasTrait(combatant, "dwarven-resilience") ? "Dwarven Resilience" : null,
    averts("magic") && hasTrait(combatant, "magic-resistance") ? "Magic Resistance" : null,
  ].filter((one) => one !== null);
}

/** SRD 5.2, "Armor Training": Disadvantage on tests of Strength and Dexterity in armour that one cannot wear. */
export const hinderedByArmor = ({ hero }: Combatant, ability: Ability | null): boolean =>
  hero !== null && (ability === "strength" || ability === "dexterity") && armorTrouble(hero).disadvantage;

/** Armour that is loud: Disadvantage on Stealth (SRD 5.2, "Armor"). */
export const isLoud = ({ hero }: Combatant): boolean => hero !== null && armorTrouble(hero).stealthDisadvantage;

/** Creatures with Nimble Escape, which the table does not name. */
const NIMBLE = new Set(["goblin-minion", "goblin-warrior", "goblin-boss"]);

/** Actions that somebody may take as a bonus action. */
export function quickActions(combatant: Combatant): readonly ("dash" | "disengage" | "hide")[] {
  const { hero } = combatant;
  if (hasClassFeature(combatant, "cunning-action")) return ["dash", "disengage", "hide"];
  if (hero && classLevel(hero, "monk") >= 2) return ["dash", "disengage"];
  return NIMBLE.has(combatant.creature ?? "") ? ["disengage", "hide"] : [];
}
