import type { AbilityScores } from "#contracts/entities/character";
import type { Ability } from "#contracts/options";

import { allOf, arrange, isMadeOf, POINT_BUDGET, pointCost, STANDARD_ARRAY } from "../../../shared/sheet/abilities.ts";
import { type FourDice, scoreOf } from "./rolled-abilities.ts";

export const METHODS = ["array", "points", "roll", "free"] as const;
export type Method = (typeof METHODS)[number];

/** How the six scores are chosen, and the dice rolled for them. */
export interface ScoreMethod {
  readonly method: Method;
  readonly rolls: readonly FourDice[];
  /** How often the player has rolled. The page shows this number, because nothing else records it. */
  readonly times: number;
}

export const FIRST_METHOD: ScoreMethod = { method: "array", rolls: [], times: 0 };

/** The six numbers to assign; null for a method without given numbers. */
export function numbersOf({ method, rolls }: ScoreMethod): readonly number[] | null {
  if (method === "array") return STANDARD_ARRAY;
  return method === "roll" && rolls.length > 0 ? rolls.map(scoreOf) : null;
}

/**
 * The scores after the player changed the method: the current scores if the new method allows them, otherwise the first suggestion of the
 * new method.
 */
export function scoresFor(making: ScoreMethod, scores: AbilityScores, order: readonly Ability[]): AbilityScores {
  const numbers = numbersOf(making);
  if (numbers) return isMadeOf(scores, numbers) ? scores : arrange(numbers, order);
  if (making.method !== "points") return scores;
  const cost = pointCost(scores);
  return cost !== null && cost <= POINT_BUDGET ? scores : allOf(8);
}
