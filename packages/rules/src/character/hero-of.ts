import type { Character } from "#contracts/entities/character";
import type { SheetField } from "#contracts/entities/sheet-changes";
import type { HeroBuild } from "#contracts/entities/hero-build";
import { EXPERIENCE_FOR_LEVEL } from "#contracts/srd";
import type { Hero, HeroClass, Overridable } from "../hero.ts";
import { armorClass } from "../sheet/armor-class.ts";
import { blankHero, restedState } from "../sheet/blank-hero.ts";
import { heroLevel } from "../sheet/build.ts";
import { mostHitPoints, speed } from "../sheet/vitality.ts";
import { backgroundNamed } from "../tables/backgrounds.ts";
import { classTable } from "../tables/classes.ts";
import { speciesNamed } from "../tables/species.ts";
import { knownBuild } from "./known-build.ts";

/** What of a character the rules read. */
export type HeroSource = Pick<Character, "id" | "name" | "build" | SheetField>;

const OTHER = "Other";
/** The hit die of a class that the rules do not know. */
const COMMON_DIE = 8;

/** Hit points of so many levels where nobody rolled: the first class's first die is whole (SRD 5.2, "Gaining a Level"). */
export const unrolledHitPoints = (classId: string, level: number, first: boolean): number[] => {
  const die = classTable(classId)?.hitDie ?? COMMON_DIE;
  return Array.from({ length: level }, (_, at) => (first && at === 0 ? die : die / 2 + 1));
};

/** The ids of a class and of its subclass by their names. A name that no table has is its own id. */
export function classIds(name: string, subclass: string): Pick<HeroClass, "id" | "subclass"> {
  const table = classTable(name);
  const known = table && table.subclass.name.toLowerCase() === subclass.trim().toLowerCase();
  return { id: table?.id ?? name, subclass: known ? table.subclass.id : subclass.trim() || null };
}

function classesOf({ classes }: HeroSource): HeroClass[] {
  return classes.map(({ name, subclass, level }, at) => {
    const ids = classIds(name, subclass);
    return { ...ids, level, hitPoints: unrolledHitPoints(ids.id, level, at === 0) };
  });
}

/** A build of what an older character says: no gear, no spells, the classes with fixed hit points. */
function buildOf(character: HeroSource): HeroBuild {
  const { id: _, name: __, abilities: ___, state: ____, ...empty } = blankHero("", "");
  const race = character.race === OTHER ? character.customRace.trim() : character.race;
  const background = character.background === OTHER ? character.customBackground.trim() : character.background;
  return {
    ...(structuredClone(empty) as HeroBuild),
    classes: classesOf(character).map((one) => ({ ...one, hitPoints: [...one.hitPoints] })),
    species: speciesNamed(race)?.id ?? (race || null),
    background: backgroundNamed(background)?.id ?? (background || null),
    skills: character.skills,
  };
}

/**
 * The hero of a stored character, rested. Where the build and the character's own fields say different things, the fields are right,
 * because older clients and the small editor change only these: a number that is not what the rules derive was set by hand. A level above
 * those of the classes is owed: the hero has its experience. Ids that no table has become homebrew.
 */
export function heroOf(character: HeroSource): Hero {
  const { id, name, hp, abilityScores, skills } = character;
  const built: Hero = {
    ...knownBuild(character.build ?? buildOf(character)),
    id,
    name,
    abilities: abilityScores,
    skills,
    state: restedState(hp.current),
  };
  const numbers: readonly (readonly [Overridable, number, number])[] = [
    ["hitPoints", mostHitPoints(built).value, hp.max],
    ["armorClass", armorClass(built).value, character.armorClass],
    ["speed", speed(built).value, character.speed],
  ];
  const byHand = numbers.filter(([, derived, stored]) => derived !== stored).map(([key, , stored]) => [key, stored]);
  const level = Math.min(20, Math.max(heroLevel(built), character.level));
  return {
    ...built,
    overrides: { ...built.overrides, ...(Object.fromEntries(byHand) as Hero["overrides"]) },
    state: {
      ...built.state,
      life: hp.current > 0 ? "up" : "stable",
      experience: EXPERIENCE_FOR_LEVEL[level - 1] ?? 0,
    },
  };
}
