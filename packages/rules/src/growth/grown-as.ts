import { EXPERIENCE_FOR_LEVEL } from "#contracts/srd";
import type { Hero } from "../hero.ts";
import { classLevel, heroLevel } from "../sheet/build.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { classTable } from "../tables/classes.ts";
import { chooseLevel, fixedHitPoints, gainLevel, withLevel } from "./level-up.ts";

/** A class as the player wishes it, by its id or the player's own name. */
export interface WishedClass {
  readonly id: string;
  /** The id of the rules' subclass, or the player's own; null where the rules choose. */
  readonly subclass: string | null;
  readonly level: number;
}

/** The hit die of a class that the rules do not know. */
const OWN_DIE = 8;

/** A level more, with its choices made for the player. Where the rules refuse it, the table's word counts, and only hit points come. */
function oneMore(hero: Hero, classId: string, seed: number): Hero {
  const answers = chooseLevel(hero, classId, { "hit-points": ["fixed"] }, seed);
  const grown = gainLevel(hero, classId, hero.classes.length === 0 ? {} : answers);
  return grown.ok ? grown.hero : withLevel(hero, classId, fixedHitPoints(classTable(classId)?.hitDie ?? OWN_DIE));
}

/** A new hero at the levels that the player wishes: by the rules as far as they go, at most 20 altogether, and rested. */
export function grownAs(hero: Hero, wished: readonly WishedClass[], seed: number): Hero {
  let grown = hero;
  for (const { id, level } of wished) {
    while (classLevel(grown, id) < level && (grown.classes.length === 0 || heroLevel(grown) < 20)) {
      grown = oneMore(grown, id, seed + heroLevel(grown));
    }
  }
  const subclassOf = (id: string) => wished.find((one) => one.id === id)?.subclass ?? null;
  grown = { ...grown, classes: grown.classes.map((one) => ({ ...one, subclass: subclassOf(one.id) ?? one.subclass })) };
  const experience = EXPERIENCE_FOR_LEVEL[heroLevel(grown) - 1] ?? 0;
  return { ...grown, state: { ...grown.state, experience, hitPoints: mostHitPoints(grown).value } };
}
