import { isAlikeInMeaning, isPinned } from "#contracts/play/recall-reasons";
import type { Recalled } from "#contracts/play/turn";

/** The number of latest turns in the oracle's transcript, and the fewest in a model's transcript. */
export const TRANSCRIPT_TURNS = 6;
/** The most turns that are read for a model: more than the largest transcript holds (docs/game-master.md, "The prompt"). */
export const MOST_TRANSCRIPT_TURNS = 400;
/** The latest turns, which recall leaves out for the oracle because the player still sees them. */
export const FRESH_TURNS = 2;
/**
 * Items with a lower likelihood of being relevant are dropped. In questions about long conversations (`npm run bench:recall -- --data`,
 * development file) this loses 0.7 % of the evidence among the first five items; 0.2 would lose 2.7 %.
 */
const RELEVANCE_FLOOR = 0.15;
/**
 * The lowest likelihood for items that only the vector lane found. It is lower, because the likelihood was fitted to word matches and
 * says little about other items.
 */
const MEANING_FLOOR = 0.05;
const RECALL_CANDIDATES = 8;
const RECALL_KEPT = 5;
/** The most characters of recalled text in one turn: about 1,000 tokens. */
const RECALL_BUDGET = 4_000;
const LAST_WORDS = 300;

/** The result of recall for a turn. */
export interface RecallResult {
  readonly items: readonly Recalled[];
  /** What the characters did last, oldest first, how they are, and how they stand with others. */
  readonly recap: readonly string[];
  /** The lane that did not answer in time. */
  readonly without?: "vectors";
}

/** The facts about a turn that recall needs. */
export interface RecallContext {
  readonly playerText: string;
  /** The last reply. Empty before the first turn. */
  readonly lastReply: string;
  /** Ids of the turns that the game master sees in full. */
  readonly fresh: readonly string[];
  /** The number of the turn before which the recap ends. Null if no recap is wanted. */
  readonly recapBefore: number | null;
  /** Names of the player's characters. */
  readonly party: readonly string[];
}

/** The request to memory: the player's words and the end of the last reply. Turns that are in the transcript are excluded. */
export function recallRequest({ playerText, lastReply, fresh, recapBefore, party }: RecallContext) {
  return {
    situation: `${playerText}\n${lastReply.slice(-LAST_WORDS)}`,
    limit: RECALL_CANDIDATES,
    budget: RECALL_BUDGET,
    exclude: fresh,
    ...(recapBefore === null ? {} : { recap: { of: party, before: recapBefore } }),
  };
}

/** Whether two items of one turn say the same: the text of one contains the text of the other, as an episode may contain a deed. */
const saysTheSame = (one: Recalled, other: Recalled): boolean =>
  one.turnId === other.turnId && (one.content.includes(other.content) || other.content.includes(one.content));

const isRelevant = (item: Recalled): boolean =>
  isPinned(item) || item.relevance_score >= (isAlikeInMeaning(item) ? MEANING_FLOOR : RELEVANCE_FLOOR);

/** The best of the recalled items, without repetitions and without hardly relevant ones. */
export function worthRecalling(recalled: readonly Recalled[]): Recalled[] {
  const kept: Recalled[] = [];
  for (const item of recalled) {
    if (isRelevant(item) && !kept.some((other) => saysTheSame(item, other))) kept.push(item);
  }
  return kept.slice(0, RECALL_KEPT);
}
