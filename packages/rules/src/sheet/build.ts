import type { Ability } from "#contracts/options";
import type { Hero } from "../hero.ts";
import { classTable, featuresAt } from "../tables/classes.ts";
import { speciesNamed, type Lineage } from "../tables/species.ts";

/** The levels of all classes together, 1 to 20. */
export const heroLevel = (hero: Hero): number =>
  Math.min(
    20,
    Math.max(
      1,
      hero.classes.reduce((sum, { level }) => sum + level, 0),
    ),
  );

/** The level in one class; 0 without it. */
export const classLevel = (hero: Hero, id: string): number => hero.classes.find((one) => one.id === id)?.level ?? 0;

/** +2, and one more for every four levels (SRD 5.2, "Proficiency"). */
export const proficiencyAt = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** An ability's modifier (SRD 5.2, "Ability Modifiers"). */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** Whether a class or subclass of the hero has given a feature by now. */
export const hasFeature = (hero: Hero, feature: string): boolean =>
  hero.classes.some(({ id, subclass, level }) => {
    const table = classTable(id);
    return table !== undefined && featuresAt(table, subclass, level).some((one) => one.id === feature);
  });

/** What the hero chose under a key; several are written with commas: "careful-spell,twinned-spell". */
export const chosen = (hero: Hero, key: string): readonly string[] =>
  (hero.choices[key] ?? "").split(",").filter((one) => one !== "");

/** Whether the hero has a fighting style, by a class or as a feat. */
export const hasStyle = (hero: Hero, style: string): boolean =>
  chosen(hero, "fighting-style").includes(style) || hero.feats.includes(style);

/** The lineage, ancestry or legacy that the hero chose within the species. */
export function lineageOf(hero: Hero): Lineage | undefined {
  const lineage = speciesNamed(hero.species)?.lineage;
  return lineage?.options.find(({ id }) => id === hero.choices[lineage.key]);
}

/** "strength" as a player reads it. */
export const abilityName = (ability: Ability): string => ability.charAt(0).toUpperCase() + ability.slice(1);
