import type { DetailLevel } from "#contracts/options";
import type { Tokens, TurnFlags, TurnKind, TurnState, TurnToggles } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { StoryEvent } from "#contracts/story/events";
import type { Memo } from "#storyteller/ports";

/** One entry of the ledger. Times are Unix milliseconds; seed and commitment hex. */
export interface TurnRecord {
  readonly id: string;
  readonly parentId: string | null;
  readonly placeId: string;
  readonly number: number;
  /** Messages of the story from its beginning up to this turn's own. */
  readonly messageCount: number;
  readonly kind: TurnKind;
  readonly state: TurnState;
  readonly version: number;
  readonly requestDigest: string;
  readonly playerText: string;
  readonly reply: string;
  readonly detailLevel: DetailLevel;
  readonly toggles: TurnToggles;
  readonly seed: string;
  readonly commitment: string;
  readonly flags: TurnFlags;
  readonly model: string | null;
  readonly tokens: Tokens | null;
  readonly memo: Memo | null;
  readonly introduced: TurnCompleted["introduced"];
  /** The number of the first turn in the transcript that a model was given; null where none was asked. */
  readonly contextFrom: number | null;
  /** Where the story last went on from here; null where it never did. */
  readonly lastChildId: string | null;
  /** The name that the player gave the turn. */
  readonly checkpoint: string | null;
  /** Whether it was brought in from a file instead of being told here. */
  readonly imported: boolean;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly editedAt: number | null;
}

/** How a turn ended: what is committed in one transaction with its last event. */
export interface TurnEnding {
  readonly state: Exclude<TurnState, "open">;
  readonly reply: string;
  readonly flags: TurnFlags;
  readonly model: string | null;
  readonly tokens: Tokens | null;
  readonly memo: Memo | null;
  readonly introduced: TurnCompleted["introduced"];
  readonly contextFrom: number | null;
  /** What the game master and the server changed in the story, in order; null leaves what was saved while the turn was told. */
  readonly story: readonly StoryEvent[] | null;
  readonly endedAt: number;
}
