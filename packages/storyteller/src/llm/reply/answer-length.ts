import { type DetailLevel, WORD_RANGES } from "#contracts/options";

/** Tokens for each word in a language that tokenizers handle less well, and tokens for a turn's tool calls. */
const TOKENS_PER_WORD = 2;
const FOR_CALLS = 200;
/** The answer's token limit is this many times what the longest wanted reply needs, so that a longer reply is not cut off. */
const HEADROOM = 2;
/** The largest share of the context that the answer may use because of HEADROOM. */
const MOST_OF_CONTEXT = 1 / 4;

/**
 * The token limit of an answer at this detail level. The number of words is only asked for; this limit is the only one that is enforced.
 * Because of the headroom, a reply that is longer than asked still ends by itself, with its tool calls. In a small context there is less
 * headroom.
 * @param context tokens that prompt and answer may use together
 */
export function answerTokens(level: DetailLevel, context: number): number {
  const needed = WORD_RANGES[level][1] * TOKENS_PER_WORD + FOR_CALLS;
  return Math.max(needed, Math.min(needed * HEADROOM, Math.floor(context * MOST_OF_CONTEXT)));
}
