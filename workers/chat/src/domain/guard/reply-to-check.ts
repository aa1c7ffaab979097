import type { Adventure } from "#content/adventures/schema";
import type { Effect } from "#contracts/play/effects";
import type { Scene } from "#contracts/play/scene";
import type { Sheet } from "#contracts/play/sheet";
import type { Recalled } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { KnownEntity } from "#contracts/rpc/memory";
import type { StoryState } from "#contracts/story/state";
import type { TranscriptTurn } from "#storyteller/ports";

/** An earlier change to an item of the party, on the active path. */
export interface ItemChange {
  readonly name: string;
  readonly delta: number;
  readonly reason: string;
  readonly turnId: string;
  readonly turnNumber: number;
}

/** A reply and everything that the guard compares it with. */
export interface ReplyToCheck {
  readonly reply: string;
  readonly playerText: string;
  readonly turnId: string;
  readonly turnNumber: number;
  readonly introduced: TurnCompleted["introduced"];
  /** The sheet changes of this turn. */
  readonly effects: readonly Effect[];
  readonly scene: Scene;
  /** The story after the turn. */
  readonly story: StoryState;
  /** The authored adventure, whose own names count as known. Null if there is none. */
  readonly adventure: Adventure | null;
  /** The sheets before the turn. */
  readonly sheets: readonly Sheet[];
  readonly itemChanges: readonly ItemChange[];
  /** Oldest first. */
  readonly transcript: readonly TranscriptTurn[];
  readonly recalled: readonly Recalled[];
  readonly memoryContext: string;
  /** The entities that the reply names, as memory knows them. */
  readonly known: readonly KnownEntity[];
  /** Whether a word occurs anywhere on the active path, in a reply or in the player's text. */
  wasWritten(word: string): boolean;
}
