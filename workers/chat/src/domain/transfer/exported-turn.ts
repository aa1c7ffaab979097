import type { ExportedTurn } from "#contracts/portability/ledger";
import { sealStory, unsealStory } from "#contracts/portability/seal";
import type { StoryEvent } from "#contracts/story/events";
import { messagesIn } from "../message-count.ts";
import type { MarkedEvent } from "../turn-channel.ts";
import type { TurnRecord } from "../turn-record.ts";

/** The stored story events of a turn. */
export interface StoredStory {
  /** Null for a turn of release 0.1.0. */
  readonly events: readonly StoryEvent[] | null;
  /** Events that the chronicler or the player added after the turn ended. */
  readonly late: readonly StoryEvent[];
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Converts a turn of the ledger to the form of a campaign file. */
export function exportedTurn(turn: TurnRecord, events: readonly MarkedEvent[], story: StoredStory): ExportedTurn {
  const { messageCount: _, requestDigest: __, imported: ___, startedAt, endedAt, editedAt, ...rest } = turn;
  return {
    ...rest,
    startedAt: iso(startedAt),
    endedAt: endedAt === null ? null : iso(endedAt),
    editedAt: editedAt === null ? null : iso(editedAt),
    ...(story.events === null ? {} : { story: sealStory(story.events) }),
    ...(story.late.length === 0 ? {} : { lateStory: sealStory(story.late) }),
    events: events.map(({ seq, textOffset, event }) => ({ seq, textOffset, event })),
  };
}

/** The digest of an imported turn. It equals no request's digest, so a request with the turn's id is refused. */
const IMPORTED_DIGEST = "imported";

/**
 * Converts a turn of a campaign file to a record of the ledger.
 * @param messagesBefore the number of messages of the story up to its parent
 */
export function importedTurn(turn: ExportedTurn, messagesBefore: number): TurnRecord {
  const { events: _, story: __, lateStory: ___, startedAt, endedAt, editedAt, ...rest } = turn;
  return {
    ...rest,
    messageCount: messagesBefore + messagesIn(turn.kind),
    requestDigest: IMPORTED_DIGEST,
    imported: true,
    startedAt: Date.parse(startedAt),
    endedAt: endedAt === null ? null : Date.parse(endedAt),
    editedAt: editedAt === null ? null : Date.parse(editedAt),
  };
}

/** The story events of a turn in a campaign file. Null if they cannot be unsealed. */
export function importedStory({ story, lateStory }: ExportedTurn): StoredStory | null {
  const events = story === undefined ? null : unsealStory(story);
  const late = lateStory === undefined ? [] : unsealStory(lateStory);
  return (story !== undefined && events === null) || late === null ? null : { events, late };
}
