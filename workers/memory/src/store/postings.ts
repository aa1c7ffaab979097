/** Lists of row ids, grouped by the id of what they belong to. Each list is sorted. */
export class Postings {
  readonly #of = new Map<number, number[]>();

  of(owner: number): readonly number[] {
    return this.#of.get(owner) ?? [];
  }

  has(owner: number, row: number): boolean {
    const rows = this.of(owner);
    return rows[placeIn(rows, row)] === row;
  }

  add(owner: number, row: number): void {
    const rows = this.#of.get(owner);
    if (!rows) {
      this.#of.set(owner, [row]);
      return;
    }
    const place = placeIn(rows, row);
    if (rows[place] !== row) rows.splice(place, 0, row);
  }

  remove(owner: number, row: number): void {
    const rows = this.#of.get(owner);
    if (!rows) return;
    const place = placeIn(rows, row);
    if (rows[place] === row) rows.splice(place, 1);
  }
}

/** The index of a row id in a sorted list, or the index where it must be inserted. New ids usually belong at the end. */
function placeIn(rows: readonly number[], row: number): number {
  let [low, high] = [0, rows.length];
  if (high > 0 && (rows[high - 1] as number) < row) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
