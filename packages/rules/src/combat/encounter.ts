import type { Dice } from "../dice.ts";

/** Experience of a creature by challenge rating (SRD 5.2, "Experience Points by Challenge Rating"); those of the table, and the rest. */
const EXPERIENCE: Readonly<Record<string, number>> = {
  0: 10,
  0.125: 25,
  0.25: 50,
  0.5: 100,
};
const BY_CHALLENGE: readonly number[] = [
  200, 450, 700, 1_100, 1_800, 2_300, 2_900, 3_900, 5_000, 5_900, 7_200, 8_400, 10_000, 11_500, 13_000, 15_000, 18_000,
  20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000, 105_000, 120_000, 135_000, 155_000,
];

export const experienceOfChallenge = (challenge: number): number =>
  challenge >= 1 ? (BY_CHALLENGE[Math.floor(challenge) - 1] ?? 0) : (EXPERIENCE[challenge] ?? 0);

export type Difficulty = "low" | "moderate" | "high";

/** Experience for each character of a level, level 1 first: low, moderate, high (SRD 5.2, "XP Budget per Character"). */
const BUDGETS: readonly (readonly [low: number, moderate: number, high: number])[] = [
  [50, 75, 100],
  [100, 150, 200],
  [150, 225, 400],
  [250, 375, 500],
  [500, 750, 1_100],
  [600, 1_000, 1_400],
  [750, 1_300, 1_700],
  [1_000, 1_700, 2_100],
  [1_300, 2_000, 2_600],
  [1_600, 2_300, 3_100],
  [1_900, 2_900, 4_100],
  [2_200, 3_700, 4_700],
  [2_600, 4_200, 5_400],
  [2_900, 4_900, 6_200],
  [3_300, 5_400, 7_800],
  [3_800, 6_100, 9_800],
  [4_500, 7_200, 11_700],
  [5_000, 8_700, 14_200],
  [5_500, 10_700, 17_200],
  [6_400, 13_200, 22_000],
];

/** What the foes of a fight may be worth together, for heroes of these levels. */
export function budgetFor(levels: readonly number[], difficulty: Difficulty): number {
  const column = { low: 0, moderate: 1, high: 2 }[difficulty];
  return levels.reduce((sum, level) => sum + (BUDGETS[Math.min(20, Math.max(1, level)) - 1]?.[column] ?? 0), 0);
}

/** How hard foes of this worth are; null where they are less than a low fight. */
export function difficultyOf(levels: readonly number[], experience: number): Difficulty | "deadly" | null {
  if (experience > budgetFor(levels, "high")) return "deadly";
  if (experience > budgetFor(levels, "moderate")) return "high";
  if (experience > budgetFor(levels, "low")) return "moderate";
  return experience * 2 >= budgetFor(levels, "low") ? "low" : null;
}

/** Somebody who could be met. */
export interface Candidate {
  readonly id: string;
  readonly challenge: number;
}

/**
 * Foes within a budget, from those given. One whose challenge is above the party's level is left out, since it may kill at a blow
 * (SRD 5.2, "Combat Encounter Difficulty"); as many as two for each hero, so that their turns do not drown the heroes'. No foe fits
 * an empty list or a budget that is too small.
 */
export function chooseFoes(
  levels: readonly number[],
  difficulty: Difficulty,
  from: readonly Candidate[],
  dice: Dice,
  most: number = levels.length * 2,
): readonly Candidate[] {
  const highest = Math.max(0, ...levels);
  const chosen: Candidate[] = [];
  let left = budgetFor(levels, difficulty);
  while (chosen.length < most) {
    const fitting = from.filter(({ challenge }) => {
      const worth = experienceOfChallenge(challenge);
      return worth > 0 && worth <= left && challenge <= Math.max(1, highest);
    });
    // Where stronger ones fit, the weak do not fill the table.
    const share = left / Math.max(1, most - chosen.length);
    const strong = fitting.filter(({ challenge }) => experienceOfChallenge(challenge) >= share);
    const pool = strong.length > 0 ? strong : fitting;
    if (pool.length === 0) break;
    const foe = pool[dice.roll(pool.length, "which foe") - 1];
    if (!foe) break;
    chosen.push(foe);
    left -= experienceOfChallenge(foe.challenge);
  }
  return chosen;
}

/** Each hero's part of the experience, rounded down. */
export const experienceEach = (experience: number, heroes: number): number =>
  heroes > 0 ? Math.floor(experience / heroes) : 0;
