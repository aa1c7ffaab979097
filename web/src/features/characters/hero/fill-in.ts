import type { Character } from "#contracts/entities/character";
import type { UpdateCharacterRequest } from "#contracts/http/characters";
import { characterOf, heroOf } from "#rules/character";
import type { Hero } from "#rules/hero";

import { formOf, rowName } from "../character-form.ts";
import { BACKGROUNDS, RACES } from "../origins.ts";
import { startingStats, type StartingStats } from "../starting-stats.ts";
import { heroOfForm } from "./hero-of-form.ts";

const raceNames = RACES.map(({ name }) => name);

/** The same number for the same character, so that filling in twice gives the same things. */
const seedOf = (id: string): number =>
  Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) | 0, 7);

/**
 * The hero of a character that was stored without a build: with gear, spells and feats as the rules give them. Scores, skills and notes
 * stay as they are. Null for a character without a class, for whom the rules have nothing.
 */
function filledHero(character: Character): Hero | null {
  const values = { ...formOf(character, raceNames, BACKGROUNDS), seed: seedOf(character.id) };
  const hero = heroOfForm(values);
  if (!hero) return null;
  const { id, name, abilityScores, skills } = character;
  return {
    ...hero,
    id,
    name,
    abilities: abilityScores,
    skills: skills.length > 0 ? skills : hero.skills,
    expertise: hero.expertise.filter((skill) => skills.length === 0 || skills.includes(skill)),
  };
}

/** What the app suggested when the character was made. Another number was set by hand, or grew in a story, and stays. */
function suggested(character: Character): StartingStats {
  const { classes } = formOf(character, raceNames, BACKGROUNDS);
  return startingStats({
    race: character.race,
    classes: classes.map((row) => ({ name: rowName(row), level: row.level })),
    scores: character.abilityScores,
  });
}

/** The change that gives an older character its gear and spells, and loses nothing of it. Null where the rules have nothing to give. */
export function fillIn(character: Character): UpdateCharacterRequest | null {
  const filled = filledHero(character);
  if (!filled) return null;
  const before = suggested(character);
  const { hp, armorClass, speed } = character;
  const hero: Hero = {
    ...filled,
    overrides: {
      ...(hp.max !== before.hitPoints && { hitPoints: hp.max }),
      ...(armorClass !== before.armorClass && { armorClass }),
      ...(speed !== before.speed && { speed }),
    },
  };
  const fields = characterOf(hero);
  const most = fields.hp.max;
  return {
    build: fields.build,
    classes: fields.classes,
    skills: fields.skills,
    // Who was whole stays whole; who was hurt has no more than before.
    hp: { current: hp.current >= hp.max ? most : Math.min(hp.current, most), max: most },
    armorClass: fields.armorClass,
    speed: fields.speed,
  };
}

/** The hero of a stored character who has a build; null for an older one. */
export const builtHero = (character: Character): Hero | null => (character.build ? heroOf(character) : null);
