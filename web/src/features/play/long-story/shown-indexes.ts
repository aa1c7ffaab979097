/** What of a list is in sight, and how many more on either side are kept ready for the next scroll. */
interface InSight {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/** The places that stand on the page: those in sight, those beside them, and those that are `kept` wherever they are; ascending. */
export function shownIndexes({ startIndex, endIndex, overscan, count }: InSight, kept: Iterable<number>): number[] {
  const shown = new Set<number>();
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  for (let index = first; index <= last; index += 1) shown.add(index);
  for (const index of kept) if (index >= 0 && index < count) shown.add(index);
  return [...shown].toSorted((a, b) => a - b);
}
