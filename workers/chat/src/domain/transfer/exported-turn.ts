import type { ExportedTurn } from "#contracts/portability/ledger";
import { messagesIn } from "../messages-in.ts";
import type { MarkedEvent } from "../turn-channel.ts";
import type { TurnRecord } from "../turn-record.ts";

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A turn of the ledger as a campaign file has it. */
export function exportedTurn(turn: TurnRecord, events: readonly MarkedEvent[]): ExportedTurn {
  const { messageCount: _, requestDigest: __, startedAt, endedAt, editedAt, ...told } = turn;
  return {
    ...told,
    startedAt: iso(startedAt),
    endedAt: endedAt === null ? null : iso(endedAt),
    editedAt: editedAt === null ? null : iso(editedAt),
    events: events.map(({ seq, textOffset, event }) => ({ seq, textOffset, event })),
  };
}

/** Nobody asked for it here: who asks for a turn of that id is told that it was asked for with other words. */
const ASKED_ELSEWHERE = "imported";

/**
 * A turn of a file as the ledger keeps it.
 * @param messagesBefore messages of the story up to its parent
 */
export function broughtIn(turn: ExportedTurn, messagesBefore: number): TurnRecord {
  const { events: _, startedAt, endedAt, editedAt, ...told } = turn;
  return {
    ...told,
    messageCount: messagesBefore + messagesIn(turn.kind),
    requestDigest: ASKED_ELSEWHERE,
    startedAt: Date.parse(startedAt),
    endedAt: endedAt === null ? null : Date.parse(endedAt),
    editedAt: editedAt === null ? null : Date.parse(editedAt),
  };
}
