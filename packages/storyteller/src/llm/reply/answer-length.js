import { WORD_RANGES } from "#contracts/options";
/** Tokens a word may take in a language that tokenizers know less well, and what a call to the table takes besides. */
const TOKENS_PER_WORD = 2;
const FOR_CALLS = 200;
/** How long a reply may become at a detail level (design.md §9): its words, and the most tokens a model may write for them. */
export function answerLength(level) {
  const words = WORD_RANGES[level][1];
  return { words, tokens: words * TOKENS_PER_WORD + FOR_CALLS };
}
