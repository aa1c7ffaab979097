import type { Recalled } from "#contracts/play/turn";
import type { StoryState } from "#contracts/story/state";
import type { TranscriptTurn } from "#storyteller/ports";
import type { PlayedTurn } from "./played-turn.ts";

/** A short scripted piece of play with one thing to look at. */
export interface Probe {
  readonly id: string;
  /** What is checked, as a sentence about the game master. */
  readonly title: string;
  /** The story when the probe begins. */
  readonly story: StoryState;
  /** What the player says, turn by turn. */
  readonly messages: readonly string[];
  /** The face of every d20 of a turn; the last one holds for the turns after it. All other dice show their middle. */
  readonly d20: readonly number[];
  readonly recalled?: readonly Recalled[];
  /** What was played before. Absent: the saved game's two turns. */
  readonly transcript?: readonly TranscriptTurn[];
  /** Each message is played from the saved game, not after the one before it. */
  readonly apart?: boolean;
  /** What the player does not want in the story, and what they do not want to see. */
  readonly lines?: readonly string[];
  readonly veils?: readonly string[];
  /** Why the probe failed, in words. Null if it passed. */
  readonly judge: (turns: readonly PlayedTurn[]) => string | null;
}

/** Something that is looked at in every probe together. */
export interface OverallCheck {
  readonly id: string;
  readonly title: string;
  /** The share of what is right, from 0 to 1, and what was wrong. Null if there was nothing to look at. */
  readonly measure: (
    turns: readonly PlayedTurn[],
  ) => { readonly share: number; readonly wrong: readonly string[] } | null;
}
