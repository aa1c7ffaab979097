import type { Traits } from "./traits.ts";

/** Data about every item that is held in memory, so that recall can score hundreds of items without reading storage. */
export interface ItemFeatures {
  readonly size: number;
  /** The turn of an item. Null for an item that belongs to no turn. */
  turnOf(item: number): number | null;
  /** The items of a turn, even if the turn is not on the active path. */
  itemsOf(turn: number): number[];
  /** The session in which a turn was played. */
  sessionOf(turn: number): Session;
  of(item: number): ItemFeature;
}

export interface Session {
  readonly first: number;
  readonly last: number;
}

export interface ItemFeature {
  readonly traits: Traits;
  /** The share of the item's words that were new to memory when it was stored, from 0 to 1. */
  readonly novelty: number;
  /** When the item's turn was played, in days since 1970. */
  readonly day: number;
  readonly speaker: string | null;
}
