import type { Sheet } from "#contracts/play/sheet";
import type { StoryState } from "#contracts/story/state";
import type { TranscriptTurn } from "#storyteller/ports";
import type { ItemChange } from "./domain/guard/told-reply.ts";
import type { Remembered } from "./domain/situation.ts";

/** How things stood where the turn goes on from. */
export interface BeforeTurn {
  readonly transcript: readonly TranscriptTurn[];
  readonly story: StoryState;
  readonly sheets: readonly Sheet[];
  /** The last change of each thing that came to the party or went. */
  readonly items: readonly ItemChange[];
  /** What memory has to say of it; null where it is not asked. */
  readonly recall: (() => Promise<Remembered>) | null;
}
