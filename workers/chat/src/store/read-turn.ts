import type { NumberedEvent } from "#contracts/play/events";
import type { Message, TurnAnswer } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import { answerOf, detailsOf, messagesOf } from "../domain/transcript.ts";
import { type Cursor, eventsAfter } from "../domain/turn-channel.ts";
import type { TurnStore } from "./turns.ts";

/** The events of a finished turn that a reader at `cursor` has missed. Null if there is no such turn. */
export function missedEvents(turns: TurnStore, turnId: string, cursor: Cursor): NumberedEvent[] | null {
  const turn = turns.get(turnId);
  if (!turn) return null;
  const events = turns.events(turnId);
  const missed = eventsAfter(events, turn.reply, cursor);
  // A reader may have received everything, or even more than was stored when the object died. Such a reader gets the last event again,
  // because otherwise the stream would never close.
  const ending = events.slice(-1).filter(({ seq }) => seq <= cursor.seq);
  return [...missed, ...eventsAfter(ending, "", { seq: 0, chars: 0 })];
}

/** A turn's response as JSON. Null if there is no such turn. */
export function turnAnswer(turns: TurnStore, turnId: string): TurnAnswer | null {
  const turn = turns.get(turnId);
  return turn && answerOf(turn, detailsOf(turns.events(turnId)));
}

/** A turn's reply as a message of the transcript. Null if there is no such turn. */
export function turnMessage(turns: TurnStore, turnId: string, key: CampaignKey): Message | null {
  const turn = turns.get(turnId);
  if (!turn) return null;
  return messagesOf(turn, detailsOf(turns.events(turnId)), turns.siblings(turn.parentId), key).at(-1) ?? null;
}
