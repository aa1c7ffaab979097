import type { Recalled } from "#contracts/play/turn";
import type { TranscriptTurn } from "#storyteller/ports";

/** Turns of the recent transcript that the oracle is given, and a model at the least. */
export const TRANSCRIPT_TURNS = 6;
/** Most turns that are read for a model: more than the largest transcript holds (docs/game-master.md, "Context"). */
export const MOST_TRANSCRIPT_TURNS = 400;
/** What the last turns said needs no recalling: the player has it before their eyes. */
const FRESH_TURNS = 2;
const RECALL_CANDIDATES = 8;
const RECALL_KEPT = 5;
/** Characters of memory a turn may bring along: about 1,000 tokens. */
const RECALL_BUDGET = 4_000;
const LAST_WORDS = 300;

/** What to ask memory: the player's words and how the last reply ended, but nothing of the turns just told. */
export function recallQuestion(playerText: string, transcript: readonly TranscriptTurn[]) {
  const last = transcript.at(-1)?.reply.slice(-LAST_WORDS) ?? "";
  return {
    situation: `${playerText}\n${last}`,
    limit: RECALL_CANDIDATES,
    budget: RECALL_BUDGET,
    exclude: transcript.slice(-FRESH_TURNS).map((turn) => turn.turnId),
  };
}

/** Whether two memories of one turn say the same: one has the other's words in it, as an episode has a deed's. */
const saysTheSame = (one: Recalled, other: Recalled): boolean =>
  one.turnId === other.turnId && (one.content.includes(other.content) || other.content.includes(one.content));

/** The best of what was recalled, each thing once. */
export function worthRecalling(recalled: readonly Recalled[]): Recalled[] {
  const kept: Recalled[] = [];
  for (const item of recalled) {
    if (!kept.some((other) => saysTheSame(item, other))) kept.push(item);
  }
  return kept.slice(0, RECALL_KEPT);
}
