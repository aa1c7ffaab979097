import type { Recalled } from "#contracts/play/turn";
import type { RecallAnswer, RecallRequest } from "#contracts/rpc/memory";
import type { TurnSource } from "#contracts/play/turn";
import type { TranscriptTurn } from "#storyteller/ports";
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
  readonly playerText: string;
  readonly source: TurnSource;
  /** What the game master would be given word for word: read once for both. */
  readonly transcript: readonly TranscriptTurn[];
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
  const contextFrom = ledger.turns.get(head)?.contextFrom ?? null;
  const transcript = transcriptFor(source, head, contextFrom, ledger);
  const answer = services.memory.recall(
    questionOf(request, { playerText, source, contextFrom, transcript }, ledger, services),
  );
  // Also where it fails before anybody waits for it, or nobody ever does.
  answer.catch(() => {});
  return { parentId: head, playerText, source, transcript, answer };
}

/** Whether what was asked ahead was asked for this turn. */
export const isAskedFor = (ahead: AskedAhead | null, turn: TurnRecord, source: TurnSource): ahead is AskedAhead =>
  ahead?.parentId === turn.parentId && ahead?.playerText === turn.playerText && ahead?.source === source;

/** The turns up to one that a game master is given word for word: a model from where its transcript began, the oracle the last few. */
export const transcriptFor = (
  source: TurnSource,
  parentId: string | null,
  contextFrom: number | null,
  ledger: Ledger,
): TranscriptTurn[] => ledger.transcriptTo(parentId, source === "llm" ? (contextFrom ?? 0) : null);

/**
 * A way to what memory has to say of a turn that is about to be written; null where memory is off or nothing was told yet. What
 * was asked ahead counts only where it is still the question. Otherwise memory is asked after it has heard which turns left the
 * story.
 */
export function askMemory(
  turn: TurnRecord,
  request: PlayRequest,
  { source, transcript, ahead }: Pick<AskedAhead, "source" | "transcript"> & { readonly ahead: AskedAhead | null },
  { ledger, storage, services }: Asking,
): (() => Promise<Remembered>) | null {
  const { parentId, playerText, contextFrom } = turn;
  if (!asksMemory(request) || parentId === null) return null;
  const kept = ({ items, recap = [], degraded }: RecallAnswer): Remembered => ({
    items: worthRecalling(items).filter(({ content }) => ledger.safety.allows(content)),
    recap: recap.filter((line) => ledger.safety.allows(line)),
    ...(degraded ? { without: degraded } : {}),
  });

  const goesOn = parentId === ledger.head && !ledger.outbox.hasHeadMoves();
  if (goesOn && isAskedFor(ahead, turn, source)) return async () => kept(await ahead.answer);
  const question = questionOf(request, { playerText, source, contextFrom, transcript }, ledger, services);
  return async () => {
    if (ledger.outbox.hasHeadMoves()) await sendNews(ledger, storage, services);
    if (ledger.outbox.hasHeadMoves()) throw new Error("Memory has not heard yet which turns were undone");
    return kept(await services.memory.recall(question));
  };
}

/** A turn that is to be told: in which words, by whom, and what its game master has before its eyes. */
interface Wanted {
  readonly playerText: string;
  readonly source: TurnSource;
  readonly contextFrom: number | null;
  readonly transcript: readonly TranscriptTurn[];
}

function questionOf(
  { caller: { userId }, campaignId, toggles: { include } }: PlayRequest,
  { playerText, source, contextFrom, transcript }: Wanted,
  ledger: Ledger,
  services: Services,
): RecallRequest {
  const isModel = source === "llm";
  const from = isModel ? contextFrom : null;
  // A model has its whole transcript before its eyes, the oracle only the last turns.
  const fresh = (isModel ? transcript : transcript.slice(-FRESH_TURNS)).map(({ turnId }) => turnId);
  const { vectorsMs } = recallPatience(services.recallAsksModel, ledger.isNarratorSlow);
  return {
    userId,
    campaignId,
    ...recallQuestion({
      playerText,
      lastReply: transcript.at(-1)?.reply ?? "",
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
