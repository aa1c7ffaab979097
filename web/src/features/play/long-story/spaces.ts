/** A turn's place in the list, in px from the top of the page. */
export interface Place {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Where the list begins on the page, and the gap that its layout leaves between any two of its children. Px. */
interface Frame {
  readonly top: number;
  readonly gap: number;
}

/**
 * How high the empty space before each place is, where turns between it and the one before are left out; null where none are. The
 * space is a child of the list itself, so its layout leaves a gap on both sides of it.
 */
export function spacesBefore(places: readonly Place[], { top, gap }: Frame): (number | null)[] {
  return places.map(({ index, start }, at) => {
    const before = places[at - 1] ?? { index: -1, end: top - gap };
    return index === before.index + 1 ? null : Math.max(0, start - before.end - 2 * gap);
  });
}
