import type { TimelineEvent } from "#contracts/http/graph";

/** Number of events that are shown of a session at first. */
const FEW = 6;

/** The most important events of a session, in the order they happened. Of equally important events, the later ones are chosen. */
export function importantEvents(events: readonly TimelineEvent[]): TimelineEvent[] {
  const chosen = events
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.importance - a.event.importance || b.place - a.place)
    .slice(0, FEW);
  return chosen.toSorted((a, b) => a.place - b.place).map(({ event }) => event);
}
