import type { Adventure } from "#content/adventures/schema";
import type { Effect } from "#contracts/play/effects";
import type { Scene } from "#contracts/play/scene";
import type { Sheet } from "#contracts/play/sheet";
import type { Recalled } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { KnownEntity } from "#contracts/rpc/memory";
import type { StoryState } from "#contracts/story/state";
import type { TranscriptTurn } from "#storyteller/ports";

/** A change to what somebody carries, earlier on the active path. */
export interface ItemChange {
  readonly name: string;
  readonly delta: number;
  readonly reason: string;
  readonly turnId: string;
  readonly turnNumber: number;
}

/** A reply and everything the guard checks it against. */
export interface ReplyToCheck {
  readonly reply: string;
  readonly playerText: string;
  readonly turnId: string;
  readonly turnNumber: number;
  readonly introduced: TurnCompleted["introduced"];
  /** This turn's sheet changes. */
  readonly effects: readonly Effect[];
  readonly scene: Scene;
  /** As the turn left it. */
  readonly story: StoryState;
  /** The authored adventure, whose own names count as known; null where there is none. */
  readonly adventure: Adventure | null;
  /** As they were before the turn. */
  readonly sheets: readonly Sheet[];
  readonly itemChanges: readonly ItemChange[];
  /** Oldest first. */
  readonly transcript: readonly TranscriptTurn[];
  readonly recalled: readonly Recalled[];
  readonly memoryContext: string;
  /** Whom and what the reply names, as memory has them. */
  readonly known: readonly KnownEntity[];
  /** Whether a word was ever written on the active path, by the player or the game master. */
  wasWritten(word: string): boolean;
}
