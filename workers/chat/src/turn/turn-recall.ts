import type { Recalled } from "#contracts/play/turn";
import type { RecallAnswer, RecallRequest } from "#contracts/rpc/memory";
import type { TurnSource } from "#contracts/play/turn";
import type { TranscriptTurn } from "#storyteller/ports";
import { usesMemory, type PlayRequest } from "../domain/play-request.ts";
import { FRESH_TURNS, recallRequest, type RecallResult, worthRecalling } from "../domain/recall-request.ts";
import { recallPatience } from "../domain/recall-patience.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import { sendOutbox } from "../outbox/send-outbox.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

/** What recall needs from the Durable Object. */
interface RecallDeps {
  readonly ledger: Ledger;
  readonly storage: DurableObjectStorage;
  readonly services: Services;
}

/** A recall that was started before the turn after `parentId` was written. */
export interface EarlyRecall {
  readonly parentId: string;
  readonly playerText: string;
  readonly source: TurnSource;
  /** The transcript for the game master. Recall uses the same one, so that it is read only once. */
  readonly transcript: readonly TranscriptTurn[];
  readonly answer: Promise<RecallAnswer>;
}

/**
 * Starts recall before the turn is written. An object's outgoing calls wait for its pending writes (output gate), and there are none yet.
 * Null if the turn does not continue from the head, if there is nothing to recall yet, or if the player's words cross one of their lines
 * and must not leave the object.
 */
export function recallEarly(
  request: PlayRequest,
  source: TurnSource,
  ledger: Ledger,
  services: Services,
): EarlyRecall | null {
  const { place, playerText } = request;
  const { head } = ledger;
  const continuesHead = place.at === "head" || (place.at === "after" && place.turnId === head);
  if (!usesMemory(request) || head === null || !continuesHead) return null;
  if (ledger.outbox.hasHeadMoves() || ledger.safety.lineIn(playerText) !== null) return null;
  const contextFrom = ledger.turns.get(head)?.contextFrom ?? null;
  const transcript = transcriptFor(source, head, contextFrom, ledger);
  const answer = services.memory.recall(
    recallRequestFor(request, { playerText, source, contextFrom, transcript }, ledger, services),
  );
  // The recall may fail before anything awaits it, or may never be awaited. Without this, the failure would be an unhandled rejection.
  answer.catch(() => {});
  return { parentId: head, playerText, source, transcript, answer };
}

/** Whether an early recall was made for this turn. */
export const isRecallFor = (ahead: EarlyRecall | null, turn: TurnRecord, source: TurnSource): ahead is EarlyRecall =>
  ahead?.parentId === turn.parentId && ahead?.playerText === turn.playerText && ahead?.source === source;

/**
 * The transcript for a game master up to a turn. For a model it begins where the model's context begins; for the oracle it has the last
 * few turns.
 */
export const transcriptFor = (
  source: TurnSource,
  parentId: string | null,
  contextFrom: number | null,
  ledger: Ledger,
): TranscriptTurn[] => ledger.transcriptTo(parentId, source === "llm" ? (contextFrom ?? 0) : null);

/**
 * A function that recalls for a turn that is about to be written. Null if memory is off or the story is empty. It uses the early recall
 * if that still fits the turn. Otherwise it first sends the pending head moves to memory, so that recall does not return undone turns.
 */
export function recallForTurn(
  turn: TurnRecord,
  request: PlayRequest,
  { source, transcript, ahead }: Pick<EarlyRecall, "source" | "transcript"> & { readonly ahead: EarlyRecall | null },
  { ledger, storage, services }: RecallDeps,
): (() => Promise<RecallResult>) | null {
  const { parentId, playerText, contextFrom } = turn;
  if (!usesMemory(request) || parentId === null) return null;
  const continuesHead = parentId === ledger.head && !ledger.outbox.hasHeadMoves();
  if (continuesHead && isRecallFor(ahead, turn, source)) return async () => allowedIn(await ahead.answer, ledger);
  const question = recallRequestFor(request, { playerText, source, contextFrom, transcript }, ledger, services);
  return async () => {
    if (ledger.outbox.hasHeadMoves()) await sendOutbox(ledger, storage, services);
    if (ledger.outbox.hasHeadMoves()) throw new Error("Memory does not know yet which turns were undone");
    return allowedIn(await services.memory.recall(question), ledger);
  };
}

/** Recalls for words that are not sent. It does not count as a recall. Without a result while memory does not know which turns were undone. */
export async function recallForPreview(
  request: PlayRequest,
  subject: RecallSubject,
  ledger: Ledger,
  services: Services,
): Promise<RecallResult> {
  if (!usesMemory(request) || ledger.head === null || ledger.outbox.hasHeadMoves()) return { items: [], recap: [] };
  const question = { ...recallRequestFor(request, subject, ledger, services), preview: true };
  return allowedIn(await services.memory.recall(question), ledger);
}

/** What memory answered, without what crosses the player's lines. */
const allowedIn = ({ items, recap = [], degraded }: RecallAnswer, { safety }: Ledger): RecallResult => ({
  items: worthRecalling(items).filter(({ content }) => safety.allows(content)),
  recap: recap.filter((line) => safety.allows(line)),
  ...(degraded ? { without: degraded } : {}),
});

/** The turn for which memory is asked: the player's words, the narrator, and the transcript that the game master sees. */
interface RecallSubject {
  readonly playerText: string;
  readonly source: TurnSource;
  readonly contextFrom: number | null;
  readonly transcript: readonly TranscriptTurn[];
}

function recallRequestFor(
  { caller: { userId }, campaignId, toggles: { include } }: PlayRequest,
  { playerText, source, contextFrom, transcript }: RecallSubject,
  ledger: Ledger,
  services: Services,
): RecallRequest {
  const isModel = source === "llm";
  // A model sees its whole transcript, the oracle only the last turns.
  const recentTurnIds = (isModel ? transcript : transcript.slice(-FRESH_TURNS)).map(({ turnId }) => turnId);
  const { vectorsMs } = recallPatience(services.recallAsksModel, ledger.isNarratorSlow);
  return {
    userId,
    campaignId,
    ...recallRequest({
      playerText,
      lastReply: transcript.at(-1)?.reply ?? "",
      fresh: recentTurnIds,
      recapBefore: isModel && include.characterRecap ? recapBefore(contextFrom, transcript) : null,
      party: ledger.owner?.characterNames ?? [],
    }),
    ...(services.recallAsksModel ? { vectorsMs } : {}),
  };
}

/** A recap ends where the transcript begins. If the transcript has the whole story, it ends with the last turn. */
const recapBefore = (contextFrom: number | null, transcript: readonly TranscriptTurn[]): number =>
  contextFrom !== null && contextFrom > 1 ? contextFrom : (transcript.at(-1)?.number ?? 0) + 1;

/** The limits of one memory search by a game master during a turn: the number of results, and their characters together. */
const SEARCH = { limit: 5, budget: 2_000 };

/** Searches memory for a game master during a turn. Results that cross the player's lines are left out. */
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
