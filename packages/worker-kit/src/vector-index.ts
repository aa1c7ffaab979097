import type { CampaignKey } from "#contracts/rpc/memory";
import { objectName } from "./object-name.ts";

/** A vector, by the id of the item it was made of. */
export interface ItemVector {
  readonly itemId: string;
  readonly values: Float32Array;
}

/** An item, and how alike its vector is to the one asked for: 1 is the same, 0 has nothing in common. */
export interface Likeness {
  readonly itemId: string;
  readonly similarity: number;
}

/** An index of vectors beside memory. It knows ids only; whether an item may be recalled, memory decides. */
export interface VectorIndex {
  upsert(key: CampaignKey, vectors: readonly ItemVector[]): Promise<void>;
  query(key: CampaignKey, vector: Float32Array, most: number): Promise<Likeness[]>;
  remove(key: CampaignKey, itemIds: readonly string[]): Promise<void>;
}

/** What is used of a Vectorize binding. */
export interface VectorizeBinding {
  upsert(
    vectors: { id: string; namespace: string; values: Float32Array; metadata: { campaign: string } }[],
  ): Promise<unknown>;
  query(
    vector: Float32Array,
    options: { topK: number; namespace: string },
  ): Promise<{ matches: { id: string; score: number }[] }>;
  deleteByIds(ids: string[]): Promise<unknown>;
}

/** Vectorize's limits: vectors in one upsert, ids in one deletion, and matches of one query without values or metadata. */
const MOST = { upsert: 1_000, remove: 100, matches: 100 };

/**
 * Vectorize, a campaign a namespace. Namespaces and ids may have 64 bytes, and a campaign's object is named with more: both begin with
 * the name's SHA-256 (43 characters), so another user's campaign of the same id is another namespace. What was written is found
 * seconds later. The same stands in the metadata, which has an index in production (scripts/deploy): an index has room for a limited
 * number of namespaces, and a filter knows no such end, but only finds what was written with it (docs/operations.md).
 */
export function vectorizeIndex(vectorize: VectorizeBinding): VectorIndex {
  return {
    async upsert(key, vectors) {
      const namespace = await namespaceOf(key);
      for (let at = 0; at < vectors.length; at += MOST.upsert) {
        const batch = vectors.slice(at, at + MOST.upsert);
        await vectorize.upsert(
          batch.map(({ itemId, values }) => ({
            id: `${namespace}:${itemId}`,
            namespace,
            values,
            metadata: { campaign: namespace },
          })),
        );
      }
    },
    async query(key, vector, most) {
      const namespace = await namespaceOf(key);
      const { matches } = await vectorize.query(vector, { topK: Math.min(most, MOST.matches), namespace });
      return matches
        .filter(({ id }) => id.startsWith(`${namespace}:`))
        .map(({ id, score }) => ({ itemId: id.slice(namespace.length + 1), similarity: score }));
    },
    async remove(key, itemIds) {
      const namespace = await namespaceOf(key);
      for (let at = 0; at < itemIds.length; at += MOST.remove) {
        await vectorize.deleteByIds(itemIds.slice(at, at + MOST.remove).map((itemId) => `${namespace}:${itemId}`));
      }
    },
  };
}

async function namespaceOf(key: CampaignKey): Promise<string> {
  const bytes = new TextEncoder().encode(objectName(key));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
