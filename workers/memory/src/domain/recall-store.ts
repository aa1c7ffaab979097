import type { MemorySource } from "#contracts/memory/items";
import type { ItemFeatures } from "./item-features.ts";
import type { Candidate } from "./ranking.ts";

/** What recall asks of storage. Every answer is bounded however much is remembered. */
export interface RecallStore {
  /** For each FTS5 query the items of active sources that match it, the latest `most` of them; none for an empty one. */
  matches(queries: readonly string[], most: number): (readonly number[])[];
  readonly features: ItemFeatures;
  /** For each entity the latest items about it, of active sources. */
  about(entityIds: readonly number[], most: number): number[][];
  pinned(most: number): number[];
  /** What holds of these entities in these relations, the latest first. */
  holding(entityIds: readonly number[], relations: readonly string[], most: number): number[];
  /** Those of the items that come from active sources and still hold. */
  candidates(itemIds: readonly number[]): Candidate[];
  /** Which of the entities each of the items is about, in the entities' order. */
  links(itemIds: readonly number[], entityIds: readonly number[]): ReadonlyMap<number, readonly number[]>;
  contents(itemIds: readonly number[]): ReadonlyMap<number, RecalledContent>;
  latestTurn(): number;
}

export interface RecalledContent {
  readonly content: string;
  readonly kind: string;
  readonly source: MemorySource["kind"];
  readonly secret: boolean;
  /** Names of those who know it; null where anybody may. */
  readonly knowers: string[] | null;
}
