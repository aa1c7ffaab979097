import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";
import type { GmEvent } from "#storyteller/ports";

/** One tool call of a model, as it came. */
export interface Call {
  readonly name: string;
  readonly arguments: string;
}

/** One turn of a probe, with all that happened in it. */
export interface PlayedTurn {
  readonly player: string;
  readonly reply: string;
  /** What was done at the table, by the name of the rule: `check`, `act`, `change`. */
  readonly did: readonly string[];
  readonly rolls: readonly Roll[];
  readonly effects: readonly Effect[];
  readonly events: readonly StoryEvent[];
  readonly doubts: readonly Extract<GmEvent, { type: "doubt" }>[];
  readonly calls: readonly Call[];
  /** How many calls the model wrote into its text. */
  readonly written: number;
  /** How many calls the table refused. The model was told, and could correct them. */
  readonly refused: number;
  /** Calls that stayed wrong to the end of the turn. */
  readonly lost: number;
  readonly story: StoryState;
  readonly sheet: Sheet;
  readonly failure: string | null;
  readonly requests: number;
}
