import type { ItemFeatures, Session } from "./item-features.ts";

/** What a word said so many turns away counts. */
export const NEAR = [1, 0.6, 0.4, 0.3];
export const AROUND = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
const REACH = AROUND.length - 1;

/** Where in the story a word is said. */
export class Hits {
  /** The items that say it, the latest first. */
  readonly items: readonly number[];
  /** Those of them that belong to no turn, the latest first. */
  readonly timeless: readonly number[];
  /** The turns they come from, in order, each as often as it has such items. */
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
    // Later items come from later turns, unless a turn was told anew: there is seldom anything to sort.
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

  /** The place of the first turn that is not before `turn`. */
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
 * Goes through the story from its beginning, and knows at each turn it comes to what the turns around it, of the same session, say of
 * a word; what that turn says itself is counted apart.
 */
export class Walk {
  /** How many items of the turn itself say it. */
  here = 0;
  /** The nearest that says it, and all that say it, no further than three turns away: a turn away counts less. */
  nearest = 0;
  near = 0;
  /** All that say it in the eight turns before and after. */
  around = 0;
  /** How many items of the whole session say it. */
  session = 0;
  readonly #hits: Hits;
  #from = 0;
  #opened = -1;

  constructor(hits: Hits) {
    this.#hits = hits;
  }

  /** Comes to a turn, which is not before the last one. */
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
