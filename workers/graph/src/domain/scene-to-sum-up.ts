import type { TurnCompleted } from "#contracts/queue/messages";
import type { StoryEvent } from "#contracts/story/events";

/** A scene that goes on and on is summed up in parts: a model's transcript may let go of its beginning before it ends. */
export const LONGEST_PART = 20;

/** Turns by their numbers, first and last. */
export interface TurnRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The turns that can be summed up once a turn is read: those of the scene that is over, as far as no part of it was summed up before, or
 * the next part of a long one. Null where there are none.
 * @param read what the chronicler found of the story in the turn
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
