import type { TurnCompleted } from "#contracts/queue/messages";
import type { StoryEvent } from "#contracts/story/events";

/**
 * The most turns in one summary. A longer scene is summarised in parts, because a model's transcript may lose the beginning of the scene
 * before the scene ends.
 */
export const LONGEST_PART = 20;

/** The first and the last number of a range of turns. */
export interface TurnRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The turns that must be summarised after a turn was read. If the scene has ended, they are its turns that are not in a summary yet. If
 * the scene is long, they are its next part. Null if there are none.
 * @param read the story events that the chronicler found in the turn
 */
export function sceneToSumUp(
  { number, context }: Pick<TurnCompleted, "number" | "context">,
  read: readonly StoryEvent[],
): TurnRange | null {
  if (context === undefined || number < 1) return null;
  const since = context.scene?.since ?? 0;
  const turns = number - since;
  if (turns <= 0) return null;
  const isOver = context.scene !== null && (context.opensScene || read.some(({ type }) => type === "scene_opened"));
  const inParts = Math.floor((turns - 1) / LONGEST_PART) * LONGEST_PART;
  if (isOver) return { from: since + inParts, to: number - 1 };
  return turns % LONGEST_PART === 0 ? { from: number - LONGEST_PART, to: number - 1 } : null;
}
