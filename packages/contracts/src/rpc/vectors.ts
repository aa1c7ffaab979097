import type { CampaignKey } from "./memory.ts";

/** Items that want a vector, and items that are no more but whose vectors an index elsewhere may still have. */
export interface VectorWork {
  readonly embed: readonly { readonly id: string; readonly content: string }[];
  readonly remove: readonly string[];
}

/** A vector that was made of an item's content. Without `values` an index elsewhere keeps it; with them memory does. */
export interface MadeVector {
  readonly id: string;
  /** What it was made of: an item that says something else by now still wants one. */
  readonly content: string;
  readonly values?: Float32Array;
}

/** What memory keeps of vectors for graph, which makes them. */
export interface VectorRpc {
  /**
   * At most `limit` items without a vector of that model, those of the active path and the newest first, and as many removals.
   * Another model than before means that all are made anew.
   */
  vectorWork(key: CampaignKey, model: string, limit: number): Promise<VectorWork>;
  vectorsTended(key: CampaignKey, made: readonly MadeVector[], removed: readonly string[]): Promise<void>;
  /** The items that an index elsewhere may know, in the order of their ids, those after `afterId` only. */
  vectorIds(key: CampaignKey, afterId: string | null, limit: number): Promise<string[]>;
}
