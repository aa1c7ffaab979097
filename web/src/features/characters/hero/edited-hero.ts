import type { Character } from "#contracts/entities/character";
import type { UpdateCharacterRequest } from "#contracts/http/characters";
import { ABILITY_VALUES } from "#contracts/options";
import { characterOf, heroOf } from "#rules/character";
import { grownAs } from "#rules/growth";
import type { Hero } from "#rules/hero";
import { backgroundNamed, speciesNamed } from "#rules/hero-tables";

import { OTHER } from "../../../shared/sheet/sheet-summary.ts";
import { sheetOf, type CharacterFormValues } from "../character-form.ts";
import { heroOfForm, wishedOf } from "./hero-of-form.ts";

const chosenId = (known: { readonly id: string } | undefined, chosen: string, own: string): string | null =>
  known?.id ?? ((chosen === OTHER ? own.trim() : chosen.trim()) || null);

/** The hero with the classes of the form. Levels more are gained by the rules; for other classes the rules begin again. */
function withClasses(hero: Hero, values: CharacterFormValues): Hero {
  const wished = wishedOf(values);
  const levelOf = (id: string) => wished.find((one) => one.id === id)?.level ?? 0;
  const isSame = wished.length === hero.classes.length && hero.classes.every(({ id, level }) => levelOf(id) === level);
  if (isSame) {
    const subclassOf = (id: string) => wished.find((one) => one.id === id)?.subclass ?? null;
    return { ...hero, classes: hero.classes.map((one) => ({ ...one, subclass: subclassOf(one.id) ?? one.subclass })) };
  }
  if (wished[0]?.id === hero.classes[0]?.id && hero.classes.every(({ id, level }) => levelOf(id) >= level)) {
    return grownAs(hero, wished, values.seed);
  }
  const fresh = heroOfForm(values);
  if (!fresh) return { ...hero, classes: [], spells: hero.spells.filter((spell) => spell.class === null) };
  // The scores of the form have what the background gives already.
  const { abilities, gear, coins, homebrew, languages } = hero;
  return {
    ...fresh,
    abilities,
    gear,
    coins,
    languages,
    homebrew: [...homebrew.filter(({ kind }) => kind !== "class"), ...fresh.homebrew],
  };
}

const sameScores = (one: Hero["abilities"], other: Hero["abilities"]): boolean =>
  ABILITY_VALUES.every((ability) => one[ability] === other[ability]);

/**
 * The hero of the form of a stored character, with no number set by hand but those that have no field. Null for a character without a
 * build.
 */
export function editedHero(character: Character, values: CharacterFormValues): Hero | null {
  if (!values.build) return null;
  const { hitPoints: _, armorClass: __, speed: ___, ...overrides } = values.build.overrides;
  const before = heroOf({ ...character, build: values.build });
  const grown = withClasses(
    {
      ...before,
      overrides,
      abilities: values.abilityScores,
      species: chosenId(speciesNamed(values.race), values.race, values.customRace),
      background: chosenId(backgroundNamed(values.background), values.background, values.customBackground),
    },
    values,
  );
  // Scores that the player has typed are theirs; else a level may raise them.
  const isTyped = !sameScores(values.abilityScores, character.abilityScores);
  const gained = grown.skills.filter((skill) => !before.skills.includes(skill));
  const skills = [...new Set([...values.skills, ...gained])];
  return {
    ...grown,
    overrides,
    name: values.name,
    abilities: isTyped ? values.abilityScores : grown.abilities,
    skills,
    expertise: grown.expertise.filter((skill) => skills.includes(skill)),
  };
}

/** The request that saves the form of a stored character. A number that is not what the rules derive is set by hand. */
export function editedSheet(character: Character, values: CharacterFormValues): UpdateCharacterRequest {
  const { campaignId: _, ...sheet } = sheetOf(values);
  const hero = editedHero(character, values);
  if (!hero) return sheet;
  const derived = characterOf(hero);
  const overrides = {
    ...hero.overrides,
    ...(sheet.hp.max !== derived.hp.max && { hitPoints: sheet.hp.max }),
    ...(sheet.armorClass !== derived.armorClass && { armorClass: sheet.armorClass }),
    ...(sheet.speed !== derived.speed && { speed: sheet.speed }),
  };
  const { build, classes, abilityScores, skills } = characterOf({ ...hero, overrides });
  return { ...sheet, build, abilityScores, skills, ...(sheet.classes.length > 0 && { classes }) };
}
