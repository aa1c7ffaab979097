import { pattern, storedPattern } from "../../patterns.ts";
/** Questions as a message has them: one or several, with or without a question mark. */

export const A_QUESTION = storedPattern("two-questions a question");
export const ASKS_FOR = storedPattern("two-questions asks for");

export const ASKS_WHAT = storedPattern("two-questions asks what");

/** The questions of a message, each for itself. */
export const questionsIn = (spoken: string): string[] =>
  spoken
    .split(pattern("two-questions next question"))
    .filter(
      (each) => A_QUESTION.test(each) || (ASKS_FOR.test(each) && pattern("two-questions questions in").test(each)),
    );
