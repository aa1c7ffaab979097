import { isAlikeInMeaning, isPinned } from "#contracts/play/recall-reasons";
import type { Recalled } from "#contracts/play/turn";

/** Turns of the recent transcript that the oracle is given, and a model at the least. */
export const TRANSCRIPT_TURNS = 6;
/** Most turns that are read for a model: more than the largest transcript holds (docs/game-master.md, "The prompt"). */
export const MOST_TRANSCRIPT_TURNS = 400;
/** Turns that recall leaves out for the oracle: the player still sees them. */
export const FRESH_TURNS = 2;
/**
 * Items less likely than this to be relevant are dropped. In questions about long conversations
 * (`npm run bench:recall -- --data`, development file) it costs 0.7 % of the evidence among the first five; 0.2 costs 2.7 %.
 */
const RELEVANCE_FLOOR = 0.15;
/** The same for items found only by vector likeness: the likelihood was fitted to word matches, and says little about those. */
const MEANING_FLOOR = 0.05;
const RECALL_CANDIDATES = 8;
const RECALL_KEPT = 5;
/** Characters of recalled text in one turn: about 1,000 tokens. */
const RECALL_BUDGET = 4_000;
const LAST_WORDS = 300;

/** What recall returned for a turn. */
export interface RecallResult {
  readonly items: readonly Recalled[];
  /** What the party did before the transcript begins, oldest first. */
  readonly recap: readonly string[];
  /** The lane that did not answer in time. */
  readonly without?: "vectors";
}

/** What memory has to know of the turn. */
export interface RecallContext {
  readonly playerText: string;
  /** The last reply; empty before the first. */
  readonly lastReply: string;
  /** Turns that the game master sees in full. */
  readonly fresh: readonly string[];
  /** The number of the turn where the transcript begins, if any came before it. */
  readonly transcriptFrom: number | null;
  /** Names of the player's characters. */
  readonly party: readonly string[];
}

/** What to ask memory: the player's words and how the last reply ended, but nothing that the transcript holds. */
export function recallRequest({ playerText, lastReply, fresh, transcriptFrom, party }: RecallContext) {
  return {
    situation: `${playerText}\n${lastReply.slice(-LAST_WORDS)}`,
    limit: RECALL_CANDIDATES,
    budget: RECALL_BUDGET,
    exclude: fresh,
    ...(transcriptFrom === null ? {} : { recap: { of: party, before: transcriptFrom } }),
  };
}

/** Whether two memories of one turn say the same: one has the other's words in it, as an episode has a deed's. */
const saysTheSame = (one: Recalled, other: Recalled): boolean =>
  one.turnId === other.turnId && (one.content.includes(other.content) || other.content.includes(one.content));

const isRelevant = (item: Recalled): boolean =>
  isPinned(item) || item.relevance_score >= (isAlikeInMeaning(item) ? MEANING_FLOOR : RELEVANCE_FLOOR);

/** The best of the recalled items, without repetitions and without those that are hardly relevant. */
export function worthRecalling(recalled: readonly Recalled[]): Recalled[] {
  const kept: Recalled[] = [];
  for (const item of recalled) {
    if (isRelevant(item) && !kept.some((other) => saysTheSame(item, other))) kept.push(item);
  }
  return kept.slice(0, RECALL_KEPT);
}
