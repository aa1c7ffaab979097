import type { TimelineAnswer } from "#contracts/http/graph";
import type { StoryPanel } from "#contracts/story/panel";
import { plainText, truncate } from "../../../shared/format/truncate.ts";

/** A pause of this length ends a sitting, in ms. A player who comes back later has forgotten some of the story. */
const PAUSE = 3 * 3_600_000;
const MOST_LINES = 4;
const MOST_LETTERS = 420;
const MOST_LETTERS_OF_EVENT = 200;

export type Sitting = TimelineAnswer["sessions"][number];

export const isLongAgo = (lastAt: string, now: number): boolean => now - Date.parse(lastAt) >= PAUSE;

/**
 * The story so far in a few lines, from the best source there is: the summaries of the last scenes; else the summary of the last sitting;
 * else what was learned last. All of it the player has read before, so it gives nothing away.
 */
export function linesOf({ past = [], threads }: StoryPanel, sitting: Sitting | null): string[] {
  if (past.length > 0) return past.slice(-2).map((summary) => truncate(plainText(summary), MOST_LETTERS));
  const summary = sitting?.summary ?? "";
  if (summary !== "") return [truncate(plainText(summary), MOST_LETTERS)];
  const learned = threads
    .flatMap(({ steps, stepTurns = [] }) => steps.map((step, at) => ({ step, turn: stepTurns[at]?.number ?? -1 })))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ step }) => step);
  const distinct = [...new Set(learned)];
  const events = (sitting?.events ?? [])
    .filter(({ kind }) => kind === "episode")
    .map(({ content }) => truncate(plainText(content), MOST_LETTERS_OF_EVENT));
  return (distinct.length > 0 ? distinct : events).slice(-MOST_LINES);
}
