import type { Character } from "#contracts/entities/character";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import { proficiencyBonus } from "./rules/modifiers.ts";

/** A stored character as they sit down, before anything happened to them. */
export function sheetOf(character: Character): Sheet {
  const level =
    character.classes.length > 0 ? character.classes.reduce((sum, one) => sum + one.level, 0) : character.level;
  return {
    characterId: character.id,
    name: character.name,
    race: character.race === "Other" && character.customRace ? character.customRace : character.race,
    className: character.classes.map((one) => one.name).join(" / "),
    background: character.customBackground || character.background,
    level,
    proficiencyBonus: proficiencyBonus(level),
    hp: { ...character.hp },
    armorClass: character.armorClass,
    speed: character.speed,
    abilityScores: character.abilityScores,
    skills: character.skills,
    conditions: [],
    inventory: [],
    gold: 0,
    experience: 0,
    managedExternally: character.managedExternally,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The sheet after an effect; another character's effect leaves it as it is. Nothing falls below nothing. */
export function applyEffect(sheet: Sheet, effect: Effect): Sheet {
  if (effect.characterId !== sheet.characterId) return sheet;
  switch (effect.type) {
    case "hit_points":
      return { ...sheet, hp: { ...sheet.hp, current: clamp(sheet.hp.current + effect.delta, 0, sheet.hp.max) } };
    case "gold":
      return { ...sheet, gold: Math.max(0, sheet.gold + effect.delta) };
    case "experience":
      return { ...sheet, experience: Math.max(0, sheet.experience + effect.delta) };
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

/** The present sheets: the stored ones with the active path's effects folded in, oldest first (design.md §6). */
export function foldSheets(characters: readonly Character[], effects: readonly Effect[]): Sheet[] {
  return characters.map((character) => effects.reduce(applyEffect, sheetOf(character)));
}
