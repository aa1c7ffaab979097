/** The visible range of a list, and how many items to render on either side. */
interface InSight {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/** The indexes of the rendered turns, ascending: the visible turns, their neighbours, and the turns in `kept`, wherever they are. */
export function shownIndexes({ startIndex, endIndex, overscan, count }: InSight, kept: Iterable<number>): number[] {
  const shown = new Set<number>();
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  for (let index = first; index <= last; index += 1) shown.add(index);
  for (const index of kept) if (index >= 0 && index < count) shown.add(index);
  return [...shown].toSorted((a, b) => a - b);
}
