import type { Recalled } from "#contracts/play/turn";
import type { RecallRequest } from "#contracts/rpc/memory";
import type { TranscriptTurn } from "#storyteller/ports";
import { asksMemory, type PlayRequest } from "./domain/play-request.ts";
import { recallQuestion, worthRecalling } from "./domain/situation.ts";
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
  readonly items: Promise<Recalled[]>;
}

/**
 * Asks memory for a turn that simply goes on with the story, before it is known whether it will be told: whatever leaves an object
 * waits until all it wrote before is on disk, and now nothing was written yet. Null where nothing was told to remember, and where
 * the words must not leave the object.
 */
export function askAhead(request: PlayRequest, ledger: Ledger, services: Services): AskedAhead | null {
  const { place, playerText } = request;
  const { head } = ledger;
  const goesOn = place.at === "head" || (place.at === "after" && place.turnId === head);
  if (!asksMemory(request) || head === null || !goesOn) return null;
  if (ledger.outbox.hasHeadMoves() || ledger.safety.lineIn(playerText) !== null) return null;
  const question = questionOf(request, playerText, ledger.transcriptTo(head));
  const items = services.memory.recall(question).then((answer) => answer.items);
  // Also where it fails before anybody waits for it, or nobody ever does.
  items.catch(() => {});
  return { parentId: head, situation: question.situation, items };
}

/**
 * A way to what memory has to say of a turn that is about to be written; null where memory is off or nothing was told yet. What
 * was asked ahead counts only where it is still the question. Otherwise memory is asked after it has heard which turns left the
 * story.
 */
export function askMemory(
  turn: TurnRecord,
  request: PlayRequest,
  transcript: readonly TranscriptTurn[],
  ahead: AskedAhead | null,
  { ledger, storage, services }: Asking,
): (() => Promise<Recalled[]>) | null {
  if (!asksMemory(request) || turn.parentId === null) return null;
  const question = questionOf(request, turn.playerText, transcript);
  const kept = (items: readonly Recalled[]) =>
    worthRecalling(items).filter(({ content }) => ledger.safety.allows(content));

  const goesOn = turn.parentId === ledger.head && !ledger.outbox.hasHeadMoves();
  if (goesOn && ahead?.parentId === turn.parentId && ahead.situation === question.situation) {
    return async () => kept(await ahead.items);
  }
  return async () => {
    if (ledger.outbox.hasHeadMoves()) await sendNews(ledger, storage, services);
    if (ledger.outbox.hasHeadMoves()) throw new Error("Memory has not heard yet which turns were undone");
    return kept((await services.memory.recall(question)).items);
  };
}

const questionOf = (
  { caller: { userId }, campaignId }: PlayRequest,
  playerText: string,
  transcript: readonly TranscriptTurn[],
): RecallRequest => ({ userId, campaignId, ...recallQuestion(playerText, transcript) });

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
