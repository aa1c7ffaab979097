import type { TimelineEvent } from "#contracts/http/graph";

/** Number of events that summarize a session. */
const FEW = 6;

/** A session's most important events in the order they happened. Of equally important events, the later ones are taken. */
export function importantEvents(events: readonly TimelineEvent[]): TimelineEvent[] {
  const chosen = events
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.importance - a.event.importance || b.place - a.place)
    .slice(0, FEW);
  return chosen.toSorted((a, b) => a.place - b.place).map(({ event }) => event);
}
