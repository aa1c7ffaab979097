import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES, type Ability } from "#contracts/options";

/** What a score adds to a roll: (score − 10) / 2, rounded down. */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** A modifier as a sheet shows it: +3, 0, −1. */
export function showModifier(modifier: number): string {
  if (modifier === 0) return "0";
  return modifier > 0 ? `+${modifier}` : `−${-modifier}`;
}

/** What being trained adds to a roll (SRD 5.2): 2 at the first level, one more every four. */
export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** All six scores added up. */
export const totalOf = (scores: AbilityScores): number => ABILITY_VALUES.reduce((sum, name) => sum + scores[name], 0);

const POINT_COSTS: Readonly<Record<number, number>> = { 8: 0, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 7, 15: 9 };

/** What the scores cost by the point-buy rule of the SRD 5.2 (27 points, scores 8 to 15); null where one is outside it. */
export function pointCost(scores: AbilityScores): number | null {
  const costs = ABILITY_VALUES.map((name) => POINT_COSTS[scores[name]]);
  return costs.every((cost) => cost !== undefined) ? costs.reduce((sum, cost) => sum + cost, 0) : null;
}

export const POINT_BUDGET = 27;

/** The standard array of the SRD 5.2. */
const STANDARD_ARRAY = [15, 14, 13, 12, 10, 8] as const;

/** The standard array given out in a class's order of importance. */
export function standardArray(order: readonly Ability[]): AbilityScores {
  const scoreOf = (name: Ability) => STANDARD_ARRAY[order.indexOf(name)] ?? 10;
  return {
    strength: scoreOf("strength"),
    dexterity: scoreOf("dexterity"),
    constitution: scoreOf("constitution"),
    intelligence: scoreOf("intelligence"),
    wisdom: scoreOf("wisdom"),
    charisma: scoreOf("charisma"),
  };
}
