import type { Traits } from "./traits.ts";

/** What is kept in memory of every item, so that hundreds can be weighed without asking storage. */
export interface ItemFeatures {
  readonly size: number;
  /** Null for what belongs to no turn. */
  turnOf(item: number): number | null;
  /** Also those of turns that are not on the active path. */
  itemsOf(turn: number): number[];
  /** The turns of the session that a turn was told in. */
  sessionOf(turn: number): Session;
  of(item: number): ItemFeature;
}

export interface Session {
  readonly first: number;
  readonly last: number;
}

export interface ItemFeature {
  readonly traits: Traits;
  /** The share of its words that were new when it was told, 0..1. */
  readonly novelty: number;
  /** When it was told, in days since 1970. */
  readonly day: number;
  readonly speaker: string | null;
}
