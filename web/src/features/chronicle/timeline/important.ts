import type { TimelineEvent } from "#contracts/http/graph";

/** As many as tell an evening without retelling it. */
const FEW = 6;

/** An evening's most important events, in the order they happened; of equally important ones the later. */
export function important(events: readonly TimelineEvent[]): TimelineEvent[] {
  const chosen = events
    .map((event, place) => ({ event, place }))
    .toSorted((a, b) => b.event.importance - a.event.importance || b.place - a.place)
    .slice(0, FEW);
  return chosen.toSorted((a, b) => a.place - b.place).map(({ event }) => event);
}
