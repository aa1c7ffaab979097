import type { CampaignKey } from "#contracts/rpc/memory";
import { objectName } from "./object-name.ts";

/** A vector and the id of the memory item that it was computed from. */
export interface ItemVector {
  readonly itemId: string;
  readonly values: Float32Array;
}

/** A memory item and how similar its vector is to the requested one: 1 is identical, 0 has nothing in common. */
export interface Likeness {
  readonly itemId: string;
  readonly similarity: number;
}

/** An index of vectors outside memory. It stores ids only. Memory decides whether an item may be recalled. */
export interface VectorIndex {
  upsert(key: CampaignKey, vectors: readonly ItemVector[]): Promise<void>;
  query(key: CampaignKey, vector: Float32Array, most: number): Promise<Likeness[]>;
  remove(key: CampaignKey, itemIds: readonly string[]): Promise<void>;
}

/** The part of a Vectorize binding that we use. */
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
 * Stores vectors in Vectorize, with one namespace for each campaign. Vectorize limits namespaces and ids to 64 bytes, but the name of a
 * campaign's object is longer. So both begin with the SHA-256 of that name (43 characters). Another user's campaign with the same id gets
 * another namespace. A written vector can be found only seconds later.
 * The hash is stored in the metadata too, which has an index in production (scripts/deploy). The number of namespaces is limited, while a
 * metadata filter has no such limit, but finds only vectors that were written with that metadata (docs/operations.md).
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
