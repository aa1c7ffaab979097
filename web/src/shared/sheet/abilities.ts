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

/** What one more point in a score costs; null where point buy goes no further. */
export function costOfRaising(score: number): number | null {
  const [now, next] = [POINT_COSTS[score], POINT_COSTS[score + 1]];
  return now === undefined || next === undefined ? null : next - now;
}

/** Whether point buy allows one more in an ability: not beyond 15, and not for more than is left. */
export function canRaise(scores: AbilityScores, ability: Ability): boolean {
  const spent = pointCost(scores);
  const cost = costOfRaising(scores[ability]);
  return spent !== null && cost !== null && spent + cost <= POINT_BUDGET;
}

/** Whether point buy allows one less in an ability: not below 8. */
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

/** Six numbers given out in an order of importance, the best first. */
export function arrange(numbers: readonly number[], order: readonly Ability[]): AbilityScores {
  const best = numbers.toSorted((one, other) => other - one);
  const given = order.map((ability, index) => [ability, best[index] ?? 10] as const);
  return { ...allOf(10), ...Object.fromEntries(given) };
}

/** Gives an ability a number that another one has, which takes its in turn: the six numbers stay the same six. */
export function swap(scores: AbilityScores, ability: Ability, number: number): AbilityScores {
  const other = ABILITY_VALUES.find((name) => name !== ability && scores[name] === number);
  return other ? { ...scores, [ability]: number, [other]: scores[ability] } : scores;
}

/** Whether the scores are just these six numbers, in whatever order. */
export function isMadeOf(scores: AbilityScores, numbers: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other).join();
  return sorted(ABILITY_VALUES.map((ability) => scores[ability])) === sorted(numbers);
}

export const sameScores = (one: AbilityScores, other: AbilityScores): boolean =>
  ABILITY_VALUES.every((ability) => one[ability] === other[ability]);
