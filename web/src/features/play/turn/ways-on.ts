import type { StoryTurn } from "./story-turn.ts";

/** How the story can continue from an unfinished turn. */
export type WayOn = "go-on" | "retry" | "oracle";

/**
 * The ways offered. Text that was written is kept, so the story continues from it. A permanent failure is not retried,
 * but the oracle can always take over.
 */
export function waysOn({ state, text, failure }: Pick<StoryTurn, "state" | "text" | "failure">): WayOn[] {
  const goOn: WayOn[] = text === "" ? [] : ["go-on"];
  const retry: WayOn[] = failure?.retryable === false ? [] : ["retry"];
  if (state === "stopped") return [...goOn, ...retry];
  if (state === "interrupted") return [...goOn, ...retry, ...(failure ? ["oracle" as const] : [])];
  return state === "failed" ? [...retry, "oracle"] : [];
}
