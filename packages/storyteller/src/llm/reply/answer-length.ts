import { type DetailLevel, WORD_RANGES } from "#contracts/options";

/** Tokens a word may take in a language that tokenizers know less well, and what a turn's calls to the table take besides. */
const TOKENS_PER_WORD = 2;
const FOR_CALLS = 200;
/** A model may run over the range of words by so much before its own limit ends the answer. */
const HEADROOM = 2;
/** The most of the context that headroom may take. */
const MOST_OF_CONTEXT = 1 / 4;

/**
 * The most tokens a model may write in one answer at a detail level. The range of words is only asked for: this is the one hard limit,
 * and a reply that runs over its range still ends, with its tool calls, before it. In a small context the headroom gives way.
 * @param context tokens that prompt and answer may have together
 */
export function answerTokens(level: DetailLevel, context: number): number {
  const needed = WORD_RANGES[level][1] * TOKENS_PER_WORD + FOR_CALLS;
  return Math.max(needed, Math.min(needed * HEADROOM, Math.floor(context * MOST_OF_CONTEXT)));
}
