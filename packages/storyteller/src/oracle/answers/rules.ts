import { lexicon } from "../understand/lexicon/lexicon.ts";

/**
 * Rules in our own words, after the System Reference Document 5.2 (docs/oracle.md, "Questions"), in the lexicon. The first matching pattern
 * is the topic, so narrower patterns come first.
 */
let topics: readonly (readonly [RegExp, string])[] | null = null;
const topicsRead = (): readonly (readonly [RegExp, string])[] =>
  (topics ??= lexicon().rules.map(([pattern, text]) => [new RegExp(pattern, "u"), text] as const));

/** The rules' answer to a question. Null if no topic fits. */
export function rulesAnswer(question: string): string | null {
  const text = question.toLowerCase().replace(/’/gu, "'");
  return topicsRead().find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The number of topics. */
export const rulesTopicCount = (): number => topicsRead().length;
