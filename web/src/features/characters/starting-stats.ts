import type { AbilityScores } from "#contracts/entities/character";

import { modifierOf } from "../../shared/sheet/abilities.ts";
import { hitDieOf } from "../../shared/sheet/derived.ts";
import { classStart } from "./classes.ts";
import { speedOf } from "./origins.ts";

/** A class and the levels in it. */
export interface ClassLevels {
  readonly name: string;
  readonly level: number;
}

/**
 * Hit points by the SRD 5.2: the first level gives the first class's full hit die, each further level the average of its class's die,
 * rounded up. Each level adds the constitution modifier. At least one hit point per level.
 */
export function startingHitPoints(classes: readonly ClassLevels[], scores: AbilityScores): number {
  const constitution = modifierOf(scores.constitution);
  const levels = classes.flatMap(({ name, level }) => Array.from({ length: level }, () => hitDieOf(name)));
  const points = levels.map((die, index) => (index === 0 ? die : die / 2 + 1) + constitution);
  return Math.max(
    points.reduce((sum, each) => sum + each, 0),
    levels.length,
  );
}

/** The armour class of a character who wears the starting armour of the class. */
export function startingArmorClass(className: string, scores: AbilityScores): number {
  const { armor } = classStart(className);
  return armor.adds.reduce((sum, ability) => {
    const modifier = modifierOf(scores[ability]);
    return sum + (ability === "dexterity" ? Math.min(modifier, armor.dexterityAtMost ?? modifier) : modifier);
  }, armor.base);
}

/** The values that the app suggests for a new sheet. */
export interface StartingStats {
  readonly hitPoints: number;
  readonly armorClass: number;
  readonly speed: number;
}

export function startingStats(character: {
  readonly race: string;
  readonly classes: readonly ClassLevels[];
  readonly scores: AbilityScores;
}): StartingStats {
  return {
    hitPoints: startingHitPoints(character.classes, character.scores),
    armorClass: startingArmorClass(character.classes[0]?.name ?? "", character.scores),
    speed: speedOf(character.race),
  };
}
