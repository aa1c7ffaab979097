import type { Character } from "#contracts/entities/character";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import { classNamed, EXPERIENCE_FOR_LEVEL, levelForExperience } from "#contracts/srd";
import { hitDieOf, levelUp, resourcesOf } from "./rules/advancement.ts";
import { harm, heal, rested, saveFromDeath } from "./rules/harm.ts";
import { passivePerception, proficiencyBonus } from "./rules/modifiers.ts";

/** The sheet of a stored character before the first turn. */
export function sheetOf(character: Character): Sheet {
  const classes = character.classes.map(({ name, level }) => ({ name, level }));
  const level = Math.min(20, classes.length > 0 ? classes.reduce((sum, one) => sum + one.level, 0) : character.level);
  const first = classes[0]?.name ?? "";
  const proficiency = proficiencyBonus(level);
  return {
    characterId: character.id,
    name: character.name,
    race: character.race === "Other" && character.customRace ? character.customRace : character.race,
    className: classes.map((one) => one.name).join(" / "),
    classes,
    background: character.customBackground || character.background,
    level,
    proficiencyBonus: proficiency,
    hp: { ...character.hp, temporary: 0 },
    life: character.hp.current > 0 ? "up" : "stable",
    deathSaves: { successes: 0, failures: 0 },
    hitDice: { sides: hitDieOf(first), current: level, max: level },
    armorClass: character.armorClass,
    speed: character.speed,
    abilityScores: character.abilityScores,
    skills: character.skills,
    saves: [...(classNamed(first)?.saves ?? [])],
    passivePerception: passivePerception(character.abilityScores, character.skills, proficiency),
    resources: resourcesOf(classes),
    conditions: [],
    inventory: [],
    gold: 0,
    // A character who begins at a higher level already has the experience for it.
    experience: EXPERIENCE_FOR_LEVEL[level - 1] ?? 0,
    managedExternally: character.managedExternally,
  };
}

/** Adds experience points, and the levels that they give. Levels count from the level at which the character began. */
function earned(sheet: Sheet, delta: number): Sheet {
  const experience = Math.max(0, sheet.experience + delta);
  const levels = levelForExperience(experience) - levelForExperience(sheet.experience);
  let result: Sheet = { ...sheet, experience };
  for (let gained = 0; gained < levels; gained += 1) result = levelUp(result);
  return result;
}

function changed(sheet: Sheet, effect: Effect): Sheet {
  switch (effect.type) {
    case "hit_points":
      return effect.delta < 0 ? harm(sheet, -effect.delta) : heal(sheet, effect.delta);
    case "temporary_hit_points":
      // Temporary hit points do not add up; the higher number stays (SRD 5.2, "Temporary Hit Points").
      return { ...sheet, hp: { ...sheet.hp, temporary: Math.max(sheet.hp.temporary, effect.amount) } };
    case "gold":
      return { ...sheet, gold: Math.max(0, sheet.gold + effect.delta) };
    case "experience":
      return earned(sheet, effect.delta);
    case "level_up":
      return levelUp(sheet);
    case "death_save":
      return saveFromDeath(sheet, effect.result);
    case "rest":
      return rested(sheet, effect);
    case "resource":
      return {
        ...sheet,
        resources: sheet.resources.map((one) =>
          one.name === effect.name
            ? { ...one, current: Math.min(one.max, Math.max(0, one.current + effect.delta)) }
            : one,
        ),
      };
    case "condition": {
      const others = sheet.conditions.filter((condition) => condition !== effect.condition);
      return { ...sheet, conditions: effect.present ? [...others, effect.condition] : others };
    }
    case "item": {
      const held = sheet.inventory.find((item) => item.name === effect.name)?.quantity ?? 0;
      const others = sheet.inventory.filter((item) => item.name !== effect.name);
      const quantity = held + effect.delta;
      return { ...sheet, inventory: quantity > 0 ? [...others, { name: effect.name, quantity }] : others };
    }
  }
}

/** The sheet after an effect. An effect on another character changes nothing. No number falls below zero. */
export const applyEffect = (sheet: Sheet, effect: Effect): Sheet =>
  effect.characterId === sheet.characterId ? changed(sheet, effect) : sheet;

/**
 * The current sheets: the stored characters with all effects of the active path applied.
 * @param effects in path order, the oldest first
 */
export function foldSheets(characters: readonly Character[], effects: readonly Effect[]): Sheet[] {
  return characters.map((character) => effects.reduce(applyEffect, sheetOf(character)));
}
