import { storedPattern, type StoredPattern } from "../../patterns.ts";
import type { TableRules } from "../../../ports.ts";

/**
 * Questions that the dice decide, visibly for the player: odds, a d100, and two words for inspiration (docs/oracle.md, "Your own
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
  readonly verdict: Verdict;
  readonly yes: boolean;
  readonly rolled: number;
  /** Odds and number as the player reads them: "likely, yes up to 75; rolled 42: yes". */
  readonly shown: string;
  /** True if both digits are the same. Then something happens that nobody asked for. */
  readonly doubles: boolean;
}

/** The lowest fifth of the numbers that mean yes is "yes, and", the highest fifth "yes, but". The same applies to no. */
const EXTREME = 0.2;

export async function throwOdds(table: TableRules, question: string, odds: Odds): Promise<Throw> {
  const upTo = ODDS[odds];
  const { total: rolled } = await table.roll("1d100", question.slice(0, 100));
  const yes = rolled <= upTo;
  const share = yes ? rolled / upTo : (100 - rolled) / (100 - upTo);
  const extreme = share <= EXTREME ? "and" : share > 1 - EXTREME ? "but" : "";
  const verdict = `${yes ? "yes" : "no"}${extreme === "" ? "" : `, ${extreme}`}` as Verdict;
  return {
    verdict,
    yes,
    rolled,
    shown: `${odds}, yes up to ${upTo}; rolled ${rolled}: ${verdict}`,
    doubles: rolled % 11 === 0 && rolled < 100,
  };
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
