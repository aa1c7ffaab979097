import { type SceneSummary, STORY_LIMITS } from "#contracts/story/state";

/** If there are too many summaries, this many of the oldest are merged into one. */
const MERGED = 8;
const LONGEST = 2_000;

/**
 * Puts summaries of scenes into story order and keeps their number within the limit. No turn is in two summaries. If there are too many,
 * the oldest are merged, each cut to its first sentence.
 */
export function foldSummaries(summaries: readonly SceneSummary[]): SceneSummary[] {
  const newest = summaries.at(-1);
  if (newest === undefined) return [];
  // A new summary replaces an old one of the same turns, because the chronicler may read a turn twice.
  const others = summaries.slice(0, -1).filter(({ from, to }) => to < newest.from || from > newest.to);
  const ordered = [...others, newest].toSorted((a, b) => a.from - b.from);
  if (ordered.length <= STORY_LIMITS.summaries) return ordered;
  const oldest = ordered.slice(0, MERGED);
  const merged: SceneSummary = {
    from: oldest[0]!.from,
    to: oldest.at(-1)!.to,
    text: oldest
      .map(({ text }) => firstSentence(text))
      .join(" ")
      .slice(0, LONGEST),
  };
  return [merged, ...ordered.slice(MERGED)];
}

const firstSentence = (text: string): string => /^.*?[.!?…]["”’)]*(?=\s|$)/su.exec(text)?.[0] ?? text;
