import type { CampaignKey } from "./memory.ts";

/** Items that need a vector, and ids of deleted items whose vectors an external index may still contain. */
export interface VectorWork {
  readonly embed: readonly { readonly id: string; readonly content: string }[];
  readonly remove: readonly string[];
}

/** A vector made from an item's content. With `values`, memory stores the vector. Without `values`, an external index has stored it. */
export interface MadeVector {
  readonly id: string;
  /** The text that the vector was made from. If the item has another text by now, it still needs a vector. */
  readonly content: string;
  readonly values?: Float32Array;
}

/** What memory does about vectors for graph, which makes them. */
export interface VectorRpc {
  /**
   * Returns at most `limit` items without a vector of that model, and at most as many ids to remove. Items of the active path and the
   * newest items come first. If the model is another one than before, all vectors are made again.
   */
  vectorWork(key: CampaignKey, model: string, limit: number): Promise<VectorWork>;
  vectorsTended(key: CampaignKey, made: readonly MadeVector[], removed: readonly string[]): Promise<void>;
  /** The ids of items that an external index may contain, ordered by id. With `afterId`, only the ones after it. */
  vectorIds(key: CampaignKey, afterId: string | null, limit: number): Promise<string[]>;
}
