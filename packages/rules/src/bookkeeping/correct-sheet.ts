import type { SheetCorrection } from "#contracts/play/sheet-correction";
import { EXPERIENCE_FOR_LEVEL, levelForExperience } from "#contracts/srd";
import { characterOf, heroBuild } from "../character/character-of.ts";
import { classIds, unrolledHitPoints } from "../character/hero-of.ts";
import { heal } from "../combat/index.ts";
import type { Hero, HeroClass } from "../hero.ts";
import { heroLevel } from "../sheet/build.ts";
import { backgroundNamed } from "../tables/backgrounds.ts";
import { speciesNamed } from "../tables/species.ts";
import type { ActionOf as Action, SheetContext } from "./context.ts";
import { heroWith } from "./hero-change.ts";
import { done, refused, type SheetOutcome } from "./outcome.ts";
import { byRule, withHeroState } from "./outside-fight.ts";

const OTHER = "Other";

/** The id of a table, or the player's own name. Null where the player has chosen nothing. */
const idOf = (known: { readonly id: string } | undefined, chosen: string, own = ""): string | null =>
  known?.id ?? ((chosen === OTHER ? own.trim() : chosen.trim()) || null);

/**
 * The classes by name and level. A level less loses its hit points. A level more is owed where the hero chooses levels, and else has the
 * fixed hit points.
 */
function classesOf(hero: Hero, wished: NonNullable<SheetCorrection["classes"]>, chooses: boolean): HeroClass[] {
  return wished.map(({ name, subclass, level }, at) => {
    const ids = classIds(name, subclass);
    const had = hero.classes.find((one) => one.id === ids.id);
    const taken = had && chooses ? Math.min(level, had.level) : level;
    return {
      ...ids,
      level: taken,
      hitPoints: [
        ...(had?.hitPoints ?? []),
        ...unrolledHitPoints(ids.id, taken, at === 0).slice(had?.level ?? 0),
      ].slice(0, taken),
    };
  });
}

/** What the correction says of the build, by its parts or by the fields of the form. */
function buildOf(
  hero: Hero,
  { race, customRace, background, customBackground, classes, ...sheet }: SheetCorrection,
  chooses: boolean,
) {
  return {
    ...heroBuild(hero),
    ...(race !== undefined && { species: idOf(speciesNamed(race), race, customRace) }),
    ...(background !== undefined && { background: idOf(backgroundNamed(background), background, customBackground) }),
    ...(classes && { classes: classesOf(hero, classes, chooses) }),
    ...sheet.build,
  };
}

/** The numbers that are set by hand. One that the rules derive anyway is none. */
function overridesOf(hero: Hero, { hp, armorClass, speed }: SheetCorrection): Hero["overrides"] {
  const typed = { hitPoints: hp?.max, armorClass, speed };
  const others = Object.fromEntries(
    Object.entries(hero.overrides).filter(([key]) => typed[key as keyof typeof typed] === undefined),
  ) as Hero["overrides"];
  const derived = characterOf({ ...hero, overrides: others });
  const rules = { hitPoints: derived.hp.max, armorClass: derived.armorClass, speed: derived.speed };
  const byHand = Object.entries(typed).filter(
    ([key, value]) => value !== undefined && value !== rules[key as keyof typeof typed],
  );
  return { ...others, ...(Object.fromEntries(byHand) as Hero["overrides"]) };
}

/** Hit points by hand. With more than none the hero is up, even one who was dead; with none, stable. */
function withHitPoints(hero: Hero, hitPoints: number): Hero {
  if (hitPoints === 0)
    return withHeroState(hero, { hitPoints, life: hero.state.life === "up" ? "stable" : hero.state.life });
  // Healing ends the unconsciousness that comes with 0 hit points. It helps nobody who is dead, so first the hero is not.
  const fallen =
    hero.state.life === "dead"
      ? withHeroState(hero, { life: "stable", exhaustion: Math.min(5, hero.state.exhaustion) })
      : hero;
  const awake = fallen.state.life === "up" ? fallen : byRule(fallen, (one) => heal(one, 1, "by hand")).hero;
  return withHeroState(awake, { hitPoints });
}

/** The names of what was changed, as the player reads them. */
const NAMES: Readonly<Record<string, string>> = {
  race: "species",
  customRace: "species",
  customBackground: "background",
  hp: "hit points",
  armorClass: "armour class",
  abilityScores: "ability scores",
  gear: "equipment",
  overrides: "numbers set by hand",
  homebrew: "own entries",
};

/**
 * Changes a hero who plays as the player has changed the character form. What the form does not name stays: what is spent, what works on
 * the hero, and every field that the player left as it was.
 */
export function correct(hero: Hero, { sheet }: Action<"correct">, { fixedLevels }: SheetContext): SheetOutcome {
  const { build: parts = {}, ...fields } = sheet;
  const names = [...Object.keys(fields), ...Object.keys(parts)].map((name) => NAMES[name] ?? name);
  if (names.length === 0) return refused("That changes nothing.");
  const made: Hero = {
    ...hero,
    ...buildOf(hero, sheet, fixedLevels !== true),
    abilities: fields.abilityScores ?? hero.abilities,
    skills: fields.skills ?? parts.skills ?? hero.skills,
  };
  const { experience } = hero.state;
  const level = Math.max(heroLevel(made), fields.level ?? 0);
  const isLevel = fields.level !== undefined || fields.classes !== undefined || parts.classes !== undefined;
  const state = {
    ...hero.state,
    experience:
      isLevel && levelForExperience(experience) !== level ? (EXPERIENCE_FOR_LEVEL[level - 1] ?? 0) : experience,
  };
  // Ids that no table has become the player's own, and numbers stay within what the build gives.
  const after = heroWith({ ...made, overrides: overridesOf(made, fields), state }, {});
  const { hp } = fields;
  const isHurt = hp !== undefined && hp.current !== characterOf(hero).hp.current;
  return done(
    isHurt ? withHitPoints(after, hp.current) : after,
    `${hero.name}'s sheet is corrected: ${[...new Set(names)].join(", ")}.`,
  );
}
