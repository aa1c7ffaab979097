import type { Recalled } from "#contracts/play/turn";
import type { TranscriptTurn } from "#storyteller/ports";
import type { PlayRequest } from "./domain/play-request.ts";
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

/**
 * A way to what memory has to say of a turn that is about to begin; null where memory is off or nothing was told yet.
 * Where the story simply goes on, memory is asked at once: whatever leaves an object waits until all it wrote before is on disk,
 * and a question asked before the turn is written need not.
 */
export function askMemory(
  turn: TurnRecord,
  request: PlayRequest,
  transcript: readonly TranscriptTurn[],
  { ledger, storage, services }: Asking,
): (() => Promise<Recalled[]>) | null {
  if (!request.memoryEnhanced || turn.parentId === null) return null;
  const { userId, id: campaignId } = request.scene.campaign;
  const ask = async () => {
    const question = { userId, campaignId, ...recallQuestion(turn.playerText, transcript) };
    const { items } = await services.memory.recall(question);
    return worthRecalling(items).filter(({ content }) => ledger.safety.allows(content));
  };
  if (turn.parentId !== ledger.head || ledger.outbox.hasHeadMoves()) {
    return async () => {
      if (ledger.outbox.hasHeadMoves()) await sendNews(ledger, storage, services);
      if (ledger.outbox.hasHeadMoves()) throw new Error("Memory has not heard yet which turns were undone");
      return ask();
    };
  }
  const asked = ask();
  // Also where it fails before anybody waits for it.
  asked.catch(() => {});
  return () => asked;
}
