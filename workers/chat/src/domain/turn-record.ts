import type { DetailLevel } from "#contracts/options";
import type { NarratedKind, Tokens, TurnFlags, TurnKind, TurnState, TurnToggles } from "#contracts/play/turn";
import type { HeroAct } from "#contracts/play/hero-act";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { StoryEvent } from "#contracts/story/events";
import type { Memo } from "#storyteller/ports";
import type { StoredInspection } from "./inspection/stored-inspection.ts";

/** One entry of the ledger. Times are Unix milliseconds; seed and commitment are hex. */
export interface TurnRecord {
  readonly id: string;
  readonly parentId: string | null;
  readonly placeId: string;
  readonly number: number;
  /** The number of messages from the beginning of the story to the end of this turn. */
  readonly messageCount: number;
  readonly kind: TurnKind;
  readonly state: TurnState;
  readonly version: number;
  readonly requestDigest: string;
  readonly playerText: string;
  readonly reply: string;
  readonly detailLevel: DetailLevel;
  readonly toggles: TurnToggles;
  /** What the hero did by the rules, if the turn was sent from a sheet. */
  readonly act: HeroAct | null;
  readonly seed: string;
  readonly commitment: string;
  readonly flags: TurnFlags;
  readonly model: string | null;
  readonly tokens: Tokens | null;
  readonly memo: Memo | null;
  readonly introduced: TurnCompleted["introduced"];
  /** The number of the first turn in the transcript that the model received. Null if no model was asked. */
  readonly contextFrom: number | null;
  /** The child turn with which the story last continued. Null if there is none. */
  readonly lastChildId: string | null;
  /** The name of the checkpoint at this turn. */
  readonly checkpoint: string | null;
  /** Whether the turn was imported from a file and not played here. */
  readonly imported: boolean;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly editedAt: number | null;
}

/** A turn that a game master narrates. The other turns are the player's bookkeeping with a sheet. */
export interface NarratedTurn extends TurnRecord {
  readonly kind: NarratedKind;
}

/** The end of a turn. It is committed in one transaction with the turn's last event. */
export interface TurnEnding {
  readonly state: Exclude<TurnState, "open">;
  readonly reply: string;
  readonly flags: TurnFlags;
  readonly model: string | null;
  readonly tokens: Tokens | null;
  readonly memo: Memo | null;
  readonly introduced: TurnCompleted["introduced"];
  readonly contextFrom: number | null;
  /** The story events by the game master and the server, in order. Null keeps the events that were saved during the turn. */
  readonly story: readonly StoryEvent[] | null;
  /** What the player may inspect of the turn. Absent or null if no model was asked. */
  readonly inspection?: StoredInspection | null;
  readonly endedAt: number;
}
