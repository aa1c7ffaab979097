import type { AbilityScores } from "#contracts/entities/character";

import { modifierOf } from "../../shared/sheet/abilities.ts";
import { classStart } from "./classes.ts";
import { speedOf } from "./origins.ts";

/** Hit points by the SRD 5.1: the whole hit die at the first level, its rounded-up mean after, constitution each time; never below the level. */
export function startingHitPoints(className: string, level: number, scores: AbilityScores): number {
  const { hitDie } = classStart(className);
  const constitution = modifierOf(scores.constitution);
  const points = hitDie + constitution + (level - 1) * (hitDie / 2 + 1 + constitution);
  return Math.max(points, level);
}

/** Armour class in the class's starting armour. */
export function startingArmorClass(className: string, scores: AbilityScores): number {
  const { armor } = classStart(className);
  return armor.adds.reduce((sum, ability) => {
    const modifier = modifierOf(scores[ability]);
    return sum + (ability === "dexterity" ? Math.min(modifier, armor.dexterityAtMost ?? modifier) : modifier);
  }, armor.base);
}

/** What a sheet begins with when the player leaves these to the table. */
export function startingStats(character: {
  readonly race: string;
  readonly className: string;
  readonly level: number;
  readonly scores: AbilityScores;
}): { readonly hitPoints: number; readonly armorClass: number; readonly speed: number } {
  return {
    hitPoints: startingHitPoints(character.className, character.level, character.scores),
    armorClass: startingArmorClass(character.className, character.scores),
    speed: speedOf(character.race),
  };
}
