import { storedPattern, type StoredPattern } from "../../patterns.ts";
import type { TableRules } from "../../../ports.ts";

/**
 * Questions that the dice decide, visibly for the player: odds and a d100 (docs/oracle.md, "Your own
 * premise").
 */

export const ODDS = {
  "almost impossible": 10,
  unlikely: 25,
  "fifty-fifty": 50,
  likely: 75,
  "almost certain": 90,
} as const;
export type Odds = keyof typeof ODDS;
const ODDS_WORDS = Object.keys(ODDS) as Odds[];

export type Verdict = "yes, and" | "yes" | "yes, but" | "no, but" | "no" | "no, and";

export interface Throw {
  readonly yes: boolean;
  readonly verdict: Verdict;
  /** Odds, number and verdict as the player reads them: "likely, yes up to 75; rolled 42: yes". */
  readonly shown: string;
}

/** The lowest fifth of the numbers that mean yes is "yes, and", the highest fifth "yes, but". The same applies to no. */
const EXTREME = 0.2;

export async function throwOdds(table: TableRules, question: string, odds: Odds): Promise<Throw> {
  const upTo = ODDS[odds];
  const { total: rolled } = await table.roll("1d100", question.slice(0, 100));
  const yes = rolled <= upTo;
  const share = yes ? rolled / upTo : (100 - rolled) / (100 - upTo);
  const verdict: Verdict =
    share <= EXTREME
      ? yes
        ? "yes, and"
        : "no, and"
      : share > 1 - EXTREME
        ? yes
          ? "yes, but"
          : "no, but"
        : yes
          ? "yes"
          : "no";
  return { yes, verdict, shown: `${odds}, yes up to ${upTo}; rolled ${rolled}: ${verdict}` };
}

const LIKELY: readonly (readonly [StoredPattern, Odds])[] = [
  [storedPattern("odds likely"), "almost certain"],
  [storedPattern("odds likely 2"), "likely"],
  [storedPattern("odds likely 3"), "unlikely"],
];

/** The odds that a question names or suggests. */
export const oddsOf = (question: string): Odds =>
  ODDS_WORDS.find((odds) => question.toLowerCase().includes(`(${odds})`)) ??
  LIKELY.find(([pattern]) => pattern.test(question))?.[1] ??
  "fifty-fifty";
