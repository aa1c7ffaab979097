import type { ItemFeatures, Session } from "./item-features.ts";

/** The weight of a word that occurs 0, 1, 2 or 3 turns away. */
export const NEAR = [1, 0.6, 0.4, 0.3];
export const AROUND = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
const REACH = AROUND.length - 1;

/** The places in the story where a word occurs. */
export class Hits {
  /** The items that contain the word, the latest first. */
  readonly items: readonly number[];
  /** The items among them that belong to no turn, the latest first. */
  readonly timeless: readonly number[];
  /** The turns of these items in ascending order. A turn is repeated for each of its items. */
  readonly turns: Float64Array;

  /** @param items the latest first */
  constructor(items: readonly number[], notes: ItemFeatures) {
    this.items = items;
    const turns = new Float64Array(items.length);
    const timeless: number[] = [];
    let start = items.length;
    let inOrder = true;
    for (const item of items) {
      const turn = notes.turnOf(item);
      if (turn === null) {
        timeless.push(item);
        continue;
      }
      inOrder &&= start === items.length || turn <= (turns[start] as number);
      turns[--start] = turn;
    }
    this.timeless = timeless;
    // Later items usually come from later turns, so the list is sorted already. It is not if a turn was digested again.
    this.turns = inOrder ? turns.subarray(start) : turns.subarray(start).toSorted();
  }

  says(item: number): boolean {
    let low = 0;
    let high = this.items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.items[middle] as number) > item) low = middle + 1;
      else high = middle;
    }
    return this.items[low] === item;
  }

  /** The index of the first turn that is not before `turn`. */
  from(turn: number): number {
    let low = 0;
    let high = this.turns.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.turns[middle] as number) < turn) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Walks through the story turn by turn. At each turn it knows how often the surrounding turns of the same session contain a word. The
 * turn itself is counted separately.
 */
export class Walk {
  /** The number of items of the turn itself that contain the word. */
  here = 0;
  /**
   * `nearest` is the weight of the nearest turn with the word, and `near` the sum of the weights, up to three turns away. The weight
   * falls with the distance.
   */
  nearest = 0;
  near = 0;
  /** The weighted number of items with the word in the eight turns before and after. */
  around = 0;
  /** The number of items of the whole session that contain the word. */
  session = 0;
  readonly #hits: Hits;
  #from = 0;
  #opened = -1;

  constructor(hits: Hits) {
    this.#hits = hits;
  }

  /** Moves on to a turn. It must not be before the previous one. */
  to(turn: number, { first, last }: Session): void {
    const { turns } = this.#hits;
    if (first !== this.#opened) {
      this.#opened = first;
      this.session = this.#hits.from(last + 1) - this.#hits.from(first);
    }
    this.here = this.nearest = this.near = this.around = 0;
    if (this.session === 0) return;
    const start = Math.max(first, turn - REACH);
    const end = Math.min(last, turn + REACH);
    while (this.#from < turns.length && (turns[this.#from] as number) < start) this.#from += 1;
    for (let at = this.#from; at < turns.length; at += 1) {
      const said = turns[at] as number;
      if (said > end) break;
      const away = Math.abs(said - turn);
      if (away === 0) {
        this.here += 1;
        continue;
      }
      const counts = NEAR[away] ?? 0;
      if (counts > this.nearest) this.nearest = counts;
      this.near += counts;
      this.around += AROUND[away] ?? 0;
    }
  }
}
