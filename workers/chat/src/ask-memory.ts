import type { Recalled } from "#contracts/play/turn";
import type { RecallAnswer, RecallRequest } from "#contracts/rpc/memory";
import type { TurnSource } from "#contracts/play/turn";
import { asksMemory, type PlayRequest } from "./domain/play-request.ts";
import { FRESH_TURNS, recallQuestion, type Remembered, worthRecalling } from "./domain/situation.ts";
import { recallPatience } from "./domain/recall-patience.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import { sendNews } from "./news.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";

/** What asking uses of the object. */
interface Asking {
  readonly ledger: Ledger;
  readonly storage: DurableObjectStorage;
  readonly services: Services;
}

/** What memory was asked for a turn that may be told after `parentId`. */
export interface AskedAhead {
  readonly parentId: string;
  readonly situation: string;
  readonly answer: Promise<RecallAnswer>;
}

/**
 * Asks memory for a turn that simply goes on with the story, before it is known whether it will be told: whatever leaves an object
 * waits until all it wrote before is on disk, and now nothing was written yet. Null where nothing was told to remember, and where
 * the words must not leave the object.
 */
export function askAhead(
  request: PlayRequest,
  source: TurnSource,
  ledger: Ledger,
  services: Services,
): AskedAhead | null {
  const { place, playerText } = request;
  const { head } = ledger;
  const goesOn = place.at === "head" || (place.at === "after" && place.turnId === head);
  if (!asksMemory(request) || head === null || !goesOn) return null;
  if (ledger.outbox.hasHeadMoves() || ledger.safety.lineIn(playerText) !== null) return null;
  const question = questionOf(request, { parentId: head, playerText, source }, ledger, services);
  const answer = services.memory.recall(question);
  // Also where it fails before anybody waits for it, or nobody ever does.
  answer.catch(() => {});
  return { parentId: head, situation: question.situation, answer };
}

/**
 * A way to what memory has to say of a turn that is about to be written; null where memory is off or nothing was told yet. What
 * was asked ahead counts only where it is still the question. Otherwise memory is asked after it has heard which turns left the
 * story.
 */
export function askMemory(
  turn: TurnRecord,
  request: PlayRequest,
  source: TurnSource,
  ahead: AskedAhead | null,
  { ledger, storage, services }: Asking,
): (() => Promise<Remembered>) | null {
  const { parentId, playerText } = turn;
  if (!asksMemory(request) || parentId === null) return null;
  const question = questionOf(request, { parentId, playerText, source }, ledger, services);
  const kept = ({ items, recap = [], degraded }: RecallAnswer): Remembered => ({
    items: worthRecalling(items).filter(({ content }) => ledger.safety.allows(content)),
    recap: recap.filter((line) => ledger.safety.allows(line)),
    ...(degraded ? { without: degraded } : {}),
  });

  const goesOn = turn.parentId === ledger.head && !ledger.outbox.hasHeadMoves();
  if (goesOn && ahead?.parentId === turn.parentId && ahead.situation === question.situation) {
    return async () => kept(await ahead.answer);
  }
  return async () => {
    if (ledger.outbox.hasHeadMoves()) await sendNews(ledger, storage, services);
    if (ledger.outbox.hasHeadMoves()) throw new Error("Memory has not heard yet which turns were undone");
    return kept(await services.memory.recall(question));
  };
}

/** A turn that is to be told: after which one, in which words, and by whom. */
interface Wanted {
  readonly parentId: string;
  readonly playerText: string;
  readonly source: TurnSource;
}

function questionOf(
  { caller: { userId }, campaignId, toggles: { include } }: PlayRequest,
  { parentId, playerText, source }: Wanted,
  ledger: Ledger,
  services: Services,
): RecallRequest {
  // Without the table's notes, which are no part of the story.
  const last = ledger.transcriptTo(parentId);
  const from = source === "llm" ? (ledger.turns.get(parentId)?.contextFrom ?? null) : null;
  // A model has its whole transcript before its eyes, the oracle only the last turns.
  const fresh =
    source === "llm" ? ledger.idsTo(parentId, from ?? 0) : last.slice(-FRESH_TURNS).map(({ turnId }) => turnId);
  const { vectorsMs } = recallPatience(services.recallAsksModel, ledger.isNarratorSlow);
  return {
    userId,
    campaignId,
    ...recallQuestion({
      playerText,
      lastReply: last.at(-1)?.reply ?? "",
      fresh,
      transcriptFrom: include.characterRecap && from !== null && from > 1 ? from : null,
      party: ledger.owner?.characterNames ?? [],
    }),
    ...(services.recallAsksModel ? { vectorsMs } : {}),
  };
}

/** Most results of a search that a game master makes while a turn is told, and the characters they may have together. */
const SEARCH = { limit: 5, budget: 2_000 };

/** Searches memory for a game master in the middle of a turn. What crosses the player's lines is left out. */
export function searchMemory(
  { caller: { userId }, campaignId }: PlayRequest,
  ledger: Ledger,
  { memory }: Services,
): (query: string) => Promise<Recalled[]> {
  return async (query) => {
    const { items } = await memory.recall({ userId, campaignId, situation: query, ...SEARCH });
    return items.filter(({ content }) => ledger.safety.allows(content));
  };
}
