import type { StoryTurn } from "./story-turn.ts";

/** How the story can go on from a turn that did not come to its end. */
export type WayOn = "go-on" | "retry" | "oracle";

/**
 * The ways that are offered. What was told is kept where there is any of it; a failure that would only come again is not retried,
 * but the oracle can always step in.
 */
export function waysOn({ state, text, failure }: Pick<StoryTurn, "state" | "text" | "failure">): WayOn[] {
  const goOn: WayOn[] = text === "" ? [] : ["go-on"];
  const retry: WayOn[] = failure?.retryable === false ? [] : ["retry"];
  if (state === "stopped") return [...goOn, ...retry];
  if (state === "interrupted") return [...goOn, ...retry, ...(failure ? ["oracle" as const] : [])];
  return state === "failed" ? [...retry, "oracle"] : [];
}
