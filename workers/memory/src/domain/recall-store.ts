import type { MemorySource } from "#contracts/memory/items";
import type { ItemFeatures } from "./item-features.ts";
import type { Candidate } from "./ranking.ts";

/** The queries that recall sends to storage. The size of every result is limited, however large the memory is. */
export interface RecallStore {
  /** For each FTS5 query, the latest `most` matching items of active sources. An empty query gets no items. */
  matches(queries: readonly string[], most: number): (readonly number[])[];
  readonly features: ItemFeatures;
  /** For each entity, the latest items of active sources that mention it. */
  about(entityIds: readonly number[], most: number): number[][];
  pinned(most: number): number[];
  /** The items with currently valid claims about these entities in these relations, the latest first. */
  holding(entityIds: readonly number[], relations: readonly string[], most: number): number[];
  /** The given items that come from active sources and are still valid. */
  candidates(itemIds: readonly number[]): Candidate[];
  /** For each item, which of the given entities it mentions, in the given order of entities. */
  links(itemIds: readonly number[], entityIds: readonly number[]): ReadonlyMap<number, readonly number[]>;
  contents(itemIds: readonly number[]): ReadonlyMap<number, RecalledContent>;
  latestTurn(): number;
}

export interface RecalledContent {
  readonly content: string;
  readonly kind: string;
  readonly source: MemorySource["kind"];
  readonly secret: boolean;
  /** Names of those who know it. Null if anybody may know. */
  readonly knowers: string[] | null;
}
