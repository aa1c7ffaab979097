import type { Character } from "#contracts/entities/character";
import type { SheetField } from "#contracts/entities/sheet-changes";
import type { HeroBuild } from "#contracts/entities/hero-build";
import type { Hero } from "../hero.ts";
import { armorClass } from "../sheet/armor-class.ts";
import { heroLevel } from "../sheet/build.ts";
import { mostHitPoints, speed } from "../sheet/vitality.ts";
import { backgroundNamed } from "../tables/backgrounds.ts";
import { classTable } from "../tables/classes.ts";
import { speciesNamed } from "../tables/species.ts";

/** What of a character a hero decides; notes and the link to another sheet are the player's. */
export type HeroFields = Pick<Character, "name" | "build" | SheetField>;

const OTHER = "Other";

/** The name of a table, or `Other` with the player's own. */
const named = (known: { readonly name: string } | undefined, own: string | null): [chosen: string, own: string] =>
  known ? [known.name, ""] : own ? [OTHER, own] : ["", ""];

/** The build of a hero, as it is stored. */
export function heroBuild(hero: Hero): HeroBuild {
  const { id: _, name: __, abilities: ___, state: ____, ...build } = hero;
  return structuredClone(build) as HeroBuild;
}

/** The name of a hero's class, and of its subclass as far as there is one. */
export function classNames({ id, subclass }: Hero["classes"][number]): { name: string; subclass: string } {
  const table = classTable(id);
  const known = table && table.subclass.id === subclass ? table.subclass.name : subclass;
  return { name: table?.name ?? id, subclass: known ?? "" };
}

const within = (most: number, value: number): number => Math.min(most, Math.max(0, value));

/** Names of what a hero is, as they are stored and shown. */
export function heroNames(
  hero: Hero,
): Pick<HeroFields, "race" | "customRace" | "background" | "customBackground" | "classes"> {
  const [race, customRace] = named(speciesNamed(hero.species), hero.species);
  const [background, customBackground] = named(backgroundNamed(hero.background), hero.background);
  return {
    race,
    customRace,
    background,
    customBackground,
    classes: hero.classes.map((one) => ({ ...classNames(one), level: one.level })),
  };
}

/** The stored fields of a hero. Hit points, armour class and speed are what the rules derive, unless an override replaces them. */
export function characterOf(hero: Hero): HeroFields {
  const most = Math.min(9_999, mostHitPoints(hero).value);
  return {
    name: hero.name,
    ...heroNames(hero),
    level: heroLevel(hero),
    hp: { current: within(most, hero.state.hitPoints), max: most },
    armorClass: within(99, armorClass(hero).value),
    speed: within(999, speed(hero).value),
    abilityScores: { ...hero.abilities },
    skills: [...hero.skills],
    build: heroBuild(hero),
  };
}
