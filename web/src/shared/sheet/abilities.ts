import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES, type Ability } from "#contracts/options";

/** The modifier of a score: (score − 10) / 2, rounded down. */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** A modifier as text: +3, 0, −1. */
export function showModifier(modifier: number): string {
  if (modifier === 0) return "0";
  return modifier > 0 ? `+${modifier}` : `−${-modifier}`;
}

/** The proficiency bonus (SRD 5.2): 2 at the first level, and one more every four levels. */
export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** The sum of the six scores. */
export const totalOf = (scores: AbilityScores): number => ABILITY_VALUES.reduce((sum, name) => sum + scores[name], 0);

const POINT_COSTS: Readonly<Record<number, number>> = { 8: 0, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 7, 15: 9 };

/** The cost of the scores by point buy (SRD 5.2: 27 points, scores from 8 to 15); null when a score is out of range. */
export function pointCost(scores: AbilityScores): number | null {
  const costs = ABILITY_VALUES.map((name) => POINT_COSTS[scores[name]]);
  return costs.every((cost) => cost !== undefined) ? costs.reduce((sum, cost) => sum + cost, 0) : null;
}

export const POINT_BUDGET = 27;

/** The cost of raising a score by one; null when point buy does not allow it. */
export function costOfRaising(score: number): number | null {
  const [now, next] = [POINT_COSTS[score], POINT_COSTS[score + 1]];
  return now === undefined || next === undefined ? null : next - now;
}

/** Whether point buy allows raising an ability: up to 15, if enough points are left. */
export function canRaise(scores: AbilityScores, ability: Ability): boolean {
  const spent = pointCost(scores);
  const cost = costOfRaising(scores[ability]);
  return spent !== null && cost !== null && spent + cost <= POINT_BUDGET;
}

/** Whether point buy allows lowering an ability: down to 8. */
export const canLower = (scores: AbilityScores, ability: Ability): boolean =>
  costOfRaising(scores[ability] - 1) !== null;

/** The standard array of the SRD 5.2. */
export const STANDARD_ARRAY: readonly number[] = [15, 14, 13, 12, 10, 8];

/** The same score for every ability. */
export const allOf = (score: number): AbilityScores => ({
  strength: score,
  dexterity: score,
  constitution: score,
  intelligence: score,
  wisdom: score,
  charisma: score,
});

/** Assigns six numbers to the abilities in order of importance, the highest first. */
export function arrange(numbers: readonly number[], order: readonly Ability[]): AbilityScores {
  const best = numbers.toSorted((one, other) => other - one);
  const given = order.map((ability, index) => [ability, best[index] ?? 10] as const);
  return { ...allOf(10), ...Object.fromEntries(given) };
}

/** Assigns a number to an ability and gives the ability's old number to the one that had it. The set of six numbers stays the same. */
export function swap(scores: AbilityScores, ability: Ability, number: number): AbilityScores {
  const other = ABILITY_VALUES.find((name) => name !== ability && scores[name] === number);
  return other ? { ...scores, [ability]: number, [other]: scores[ability] } : scores;
}

/** Whether the scores are exactly these six numbers, in any order. */
export function isMadeOf(scores: AbilityScores, numbers: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other).join();
  return sorted(ABILITY_VALUES.map((ability) => scores[ability])) === sorted(numbers);
}

export const sameScores = (one: AbilityScores, other: AbilityScores): boolean =>
  ABILITY_VALUES.every((ability) => one[ability] === other[ability]);
