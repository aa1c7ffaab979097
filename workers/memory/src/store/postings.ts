/** Numbers of rows by the entity that they tell of, each list in its order. */
export class Postings {
  readonly #of = new Map<number, number[]>();

  of(entity: number): readonly number[] {
    return this.#of.get(entity) ?? [];
  }

  has(entity: number, row: number): boolean {
    const rows = this.of(entity);
    return rows[placeIn(rows, row)] === row;
  }

  add(entity: number, row: number): void {
    const rows = this.#of.get(entity);
    if (!rows) {
      this.#of.set(entity, [row]);
      return;
    }
    const place = placeIn(rows, row);
    if (rows[place] !== row) rows.splice(place, 0, row);
  }

  remove(entity: number, row: number): void {
    const rows = this.#of.get(entity);
    if (!rows) return;
    const place = placeIn(rows, row);
    if (rows[place] === row) rows.splice(place, 1);
  }
}

/** Where a number stands in an ordered list, or would. What comes new mostly stands at the end. */
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
