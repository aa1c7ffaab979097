import type { StoryState } from "#contracts/story/state";
import type { TranscriptTurn } from "#storyteller/ports";
import type { ItemChange } from "../domain/guard/reply-to-check.ts";
import type { TableHero } from "../domain/table-hero.ts";
import type { RecallResult } from "../domain/recall-request.ts";

/** The state of the story before the turn. */
export interface StartingState {
  readonly transcript: readonly TranscriptTurn[];
  readonly story: StoryState;
  readonly heroes: readonly TableHero[];
  /** The last change of each item that the party gained or lost. */
  readonly items: readonly ItemChange[];
  /** Recalls from memory for the turn. Null if memory is not used. */
  readonly recall: (() => Promise<RecallResult>) | null;
}
