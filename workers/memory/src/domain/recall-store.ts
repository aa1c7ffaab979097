import type { Candidate } from "./ranking.ts";

/** What recall asks of storage. Every answer speaks of active sources only, and is bounded however much is remembered. */
export interface RecallStore {
  /** In how many items each word occurs, counted up to `most`. */
  frequencies(words: readonly string[], most: number): number[];
  /** The best lexical hits, best first, with BM25 as a positive number. */
  search(words: readonly string[], most: number): ReadonlyMap<number, number>;
  /** The latest items about an entity. */
  about(entityId: number, most: number): number[];
  pinned(most: number): number[];
  /** Items of the turns that the given items come from and of those next to them, the most important first. */
  beside(itemIds: readonly number[], most: number): number[];
  candidates(itemIds: readonly number[]): Candidate[];
  /** Which of the entities each of the items is about, in the entities' order. */
  links(itemIds: readonly number[], entityIds: readonly number[]): ReadonlyMap<number, readonly number[]>;
  contents(itemIds: readonly number[]): ReadonlyMap<number, RecalledContent>;
  latestTurn(): number;
}

export interface RecalledContent {
  readonly content: string;
  readonly kind: string;
}
