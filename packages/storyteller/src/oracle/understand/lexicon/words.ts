import { sourceOf } from "../../patterns.ts";

/** Splits a text at white space and returns the words as a set. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

/** A list of words that is stored with the patterns, as a set that is made when it is first asked. */
function storedWords(name: string): Pick<ReadonlySet<string>, "has"> {
  let set: ReadonlySet<string> | null = null;
  return { has: (word) => (set ??= words(sourceOf(name))).has(word) };
}

export const DETERMINERS = words(
  "the a an my your his her its our their this that these those some any every each no another one two three both all other",
);

export const PRONOUNS = words("him her it them he she they himself herself itself");

export const SELF = words("i me my myself we us our ourselves you your yourself");

export const PREPOSITIONS = storedWords("words prepositions");

export const ADVERBS = storedWords("words adverbs");

export const AUXILIARIES = storedWords("words auxiliaries");

export const QUESTION_WORDS = words("what who whom whose where when why how which whats whos wheres hows");
