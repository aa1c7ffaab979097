import type { ExportedTurn } from "#contracts/portability/ledger";
import { sealStory, unsealStory } from "#contracts/portability/seal";
import type { StoryEvent } from "#contracts/story/events";
import { messagesIn } from "../messages-in.ts";
import type { MarkedEvent } from "../turn-channel.ts";
import type { TurnRecord } from "../turn-record.ts";

/** What a turn changed in the story, as it is stored. */
export interface StoredStory {
  /** Null for a turn of release 0.1.0. */
  readonly events: readonly StoryEvent[] | null;
  /** What the chronicler, and the player by hand, added afterwards. */
  readonly late: readonly StoryEvent[];
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A turn of the ledger as a campaign file has it. */
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

/** An imported turn has no request: a request with its id is refused, since its digest differs. */
const IMPORTED_DIGEST = "imported";

/**
 * A turn of a file as the ledger keeps it.
 * @param messagesBefore messages of the story up to its parent
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

/** The story of a turn of a file; null where its seal holds no story. */
export function importedStory({ story, lateStory }: ExportedTurn): StoredStory | null {
  const events = story === undefined ? null : unsealStory(story);
  const late = lateStory === undefined ? [] : unsealStory(lateStory);
  return (story !== undefined && events === null) || late === null ? null : { events, late };
}
