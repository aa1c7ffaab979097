/** A turn's position in the list, in px from the top of the page. */
export interface Place {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The top of the list on the page, and the CSS gap between its children. In px. */
interface Frame {
  readonly top: number;
  readonly gap: number;
}

/**
 * The height of the empty space before each place, or null if no turns were left out before it. The space is itself a child of the list, so
 * there is a gap before and after it.
 */
export function spacesBefore(places: readonly Place[], { top, gap }: Frame): (number | null)[] {
  return places.map(({ index, start }, at) => {
    const before = places[at - 1] ?? { index: -1, end: top - gap };
    return index === before.index + 1 ? null : Math.max(0, start - before.end - 2 * gap);
  });
}
