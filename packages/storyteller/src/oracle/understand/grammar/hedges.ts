import { pattern, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Clause, Mood } from "./clause.ts";
import { ADVERBS } from "../lexicon/words.ts";
import { misspeltVerb, verbIn } from "../lexicon/vocabulary.ts";

/** Words before a verb that are not the act itself: their number, and what they say about the act. */
export interface Hedge {
  readonly words: number;
  readonly mood: Mood | null;
  /** True for "would". Together with an "if" the act is only imagined. */
  readonly would: boolean;
}

const NEGATED = storedPattern("hedges negated", "u");
const THINKING = storedPattern("hedges thinking", "u");
const INTENDING = storedPattern("hedges intending", "u");
const ANYWAY = storedPattern("hedges anyway", "u");
const SHOULD = storedPattern("hedges should", "u");
const WANTING = storedPattern("hedges wanting", "u");
const GUESSING = storedPattern("hedges guessing", "u");
const BEGINNING = [
  storedPattern("hedges beginning", "u"),
  storedPattern("hedges beginning 2", "u"),
  storedPattern("hedges beginning 3", "u"),
];
const GOING_TO_DO = storedPattern("hedges going to do", "u");
const HELPING = storedPattern("hedges helping", "u");

const isVerb = (word: string): boolean => (verbIn(word) ?? misspeltVerb(word)) !== null;

/**
 * The hedge with which these words begin. Null if the verb comes next.
 * @param next the words from here on
 * @param opens whether the clause begins here
 */
export function hedgeIn(next: readonly string[], subject: Clause["subject"], opens: boolean): Hedge | null {
  const [text = "", second = ""] = next;
  const rest = next.slice(0, 5).join(" ");
  const length = (pattern: StoredPattern): number => pattern.exec(rest)?.[0].trim().split(" ").length ?? 0;
  const hedge = (words: number, mood: Mood | null = null, would = false): Hedge => ({ words, mood, would });
  const verbAfter = (words: number): boolean => verbIn(next[words] ?? "") !== null;

  if (pattern("hedges hedge in", "u").test(rest)) return hedge(2, "plans");
  if (opens && pattern("hedges hedge in 2", "u").test(rest)) return hedge(length(/^(?:it is )?time to(?= )/u));
  if (pattern("hedges hedge in 3", "u").test(next.slice(0, 6).join(" "))) return hedge(text === "find" ? 5 : 4);
  if (NEGATED.test(rest))
    return pattern("hedges hedge in 5", "u").test(rest) ? hedge(2) : hedge(length(NEGATED), "denies");
  if (ANYWAY.test(rest)) return hedge(length(ANYWAY));
  if (THINKING.test(rest)) return hedge(length(THINKING), "plans");
  if (INTENDING.test(rest) && verbAfter(length(INTENDING))) return hedge(length(INTENDING), "plans");
  if (GUESSING.test(rest) && subject === "hero") return hedge(length(GUESSING));
  if (SHOULD.test(rest)) return hedge(length(SHOULD), "plans");
  if (WANTING.test(rest) && verbAfter(length(WANTING))) return hedge(length(WANTING));
  if (text === "would" && second !== "") return hedge(1, null, true);
  if (/^(?:have|had)$/u.test(text) && subject === "hero" && verbIn(second)?.form === "past")
    return hedge(1, "did before");
  if (
    HELPING.test(text) &&
    second !== "" &&
    subject !== "none" &&
    (isVerb(second) || ADVERBS.has(second) || second === "not")
  )
    return hedge(1);
  if (BEGINNING.some((pattern) => pattern.test(rest))) return hedge(2);
  if (pattern("hedges hedge in 4", "u").test(rest) && verbAfter(1)) return hedge(1);
  if (GOING_TO_DO.test(rest)) return hedge(/^\w+ and/u.test(rest) ? 2 : 1);
  if (text === "to" && subject === "none" && opens && isVerb(second)) return hedge(1);
  if (ADVERBS.has(text) || text === "," || text === "*") return hedge(1);
  return text.endsWith("ly") && !isVerb(text) ? hedge(1) : null;
}
