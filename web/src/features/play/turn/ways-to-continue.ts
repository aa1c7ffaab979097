import type { StoryTurn } from "./story-turn.ts";

/** How the story can continue after an unfinished turn. */
export type WayToContinue = "go-on" | "retry" | "oracle";

/**
 * The ways to continue that the player is offered. Text that was written stays, so the story can continue from it. After a permanent
 * failure a retry is not offered, but the oracle can always continue.
 */
export function waysToContinue({
  state,
  text,
  failure,
}: Pick<StoryTurn, "state" | "text" | "failure">): WayToContinue[] {
  const goOn: WayToContinue[] = text === "" ? [] : ["go-on"];
  const retry: WayToContinue[] = failure?.retryable === false ? [] : ["retry"];
  if (state === "stopped") return [...goOn, ...retry];
  if (state === "interrupted") return [...goOn, ...retry, ...(failure ? ["oracle" as const] : [])];
  return state === "failed" ? [...retry, "oracle"] : [];
}
