import { EXPERIENCE_FOR_LEVEL, levelForExperience } from "#contracts/srd";
import type { Hero } from "../hero.ts";
import { heroLevel } from "../sheet/build.ts";

const withExperienceOf = (hero: Hero, experience: number): Hero => ({ ...hero, state: { ...hero.state, experience } });

/** The hero with experience gained or lost; never less than none. */
export const withExperience = (hero: Hero, gained: number): Hero =>
  withExperienceOf(hero, Math.max(0, hero.state.experience + gained));

/** The hero after a milestone: as much experience as the level after the last earned one needs. Earned levels may still wait to be taken. */
export const withMilestone = (hero: Hero): Hero => {
  const earned = Math.max(heroLevel(hero), levelForExperience(hero.state.experience));
  return withExperienceOf(hero, Math.max(hero.state.experience, EXPERIENCE_FOR_LEVEL[earned] ?? 0));
};

/** Levels that the hero has earned and not yet taken. */
export const levelsOwed = (hero: Hero): number =>
  Math.max(0, levelForExperience(hero.state.experience) - heroLevel(hero));

/** Experience that is missing for the next level; null at level 20. */
export function experienceToNext(hero: Hero): number | null {
  const needed = EXPERIENCE_FOR_LEVEL[heroLevel(hero)];
  return needed === undefined ? null : Math.max(0, needed - hero.state.experience);
}
