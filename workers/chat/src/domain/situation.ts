import type { Recalled } from "#contracts/play/turn";
import type { TranscriptTurn } from "#storyteller/ports";

/** Turns of the recent transcript that a game master is given word for word. */
export const TRANSCRIPT_TURNS = 6;
/** What the last turns said needs no recalling: the player has it before their eyes. */
const FRESH_TURNS = 2;
const RECALL_CANDIDATES = 8;
const RECALL_KEPT = 5;
/** Characters of memory a turn may bring along: about 1,000 tokens. */
const RECALL_BUDGET = 4_000;
const LAST_WORDS = 300;

/** What to ask memory: the player's words, and how the last reply ended. */
export function recallQuestion(playerText: string, transcript: readonly TranscriptTurn[]) {
  const last = transcript.at(-1)?.reply.slice(-LAST_WORDS) ?? "";
  return { situation: `${playerText}\n${last}`, limit: RECALL_CANDIDATES, budget: RECALL_BUDGET };
}

/** What of the recalled is news: not from the turns just told. */
export function worthRecalling(recalled: readonly Recalled[], transcript: readonly TranscriptTurn[]): Recalled[] {
  const fresh = new Set(transcript.slice(-FRESH_TURNS).map((turn) => turn.turnId));
  return recalled.filter((item) => item.turnId === null || !fresh.has(item.turnId)).slice(0, RECALL_KEPT);
}
