import type { CampaignKey } from "#contracts/rpc/memory";
import { isPresent } from "#contracts/non-blank";
import type { EmbeddingRpc } from "#contracts/rpc/usage";
import { embeddedTokens } from "#storyteller/embedders";
import type { Embedder } from "#storyteller/ports";
import { askEmbedder } from "#worker-kit/ask-embedder";
import { describe, log } from "#worker-kit/logging";
import type { Likeness, VectorIndex } from "#worker-kit/vector-index";

/**
 * The result of the vector lane: either the situation's vectors, which memory compares itself, or what an external index found for each
 * of them.
 */
export type VectorAnswer =
  | { readonly kind: "asked"; readonly vectors: readonly Float32Array[] }
  | { readonly kind: "found"; readonly lists: readonly (readonly Likeness[])[] };

/** Half of the time that a turn waits for memory. The other half is for the search. Milliseconds. */
const DEADLINE_MS = 150;
/** The most matches that an external index returns if only ids are requested. */
const MOST = 100;

/**
 * Makes vectors for a situation: one for the player's own words, which are its first line, and one for the whole text, because the end of
 * the last reply would outweigh a short question. Null if the embedding model is unavailable or too slow. Memory then recalls without
 * vectors and sets a flag.
 */
export async function askVectors(
  key: CampaignKey,
  situation: string,
  { deadlineMs = DEADLINE_MS, ...means }: Vectors,
): Promise<VectorAnswer | null> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    return await Promise.race([answer(key, situation, means, signal), expired(signal)]);
  } catch (error) {
    log("warn", "recall.without_vectors", { campaignId: key.campaignId, ...describe(error) });
    return null;
  }
}

/** The means to make and find vectors. `index` is null if memory itself stores the vectors. */
export interface Vectors {
  readonly embedder: Embedder;
  /** Counts the tokens. */
  readonly api: EmbeddingRpc;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly index: VectorIndex | null;
  readonly deadlineMs?: number;
}

async function answer(
  key: CampaignKey,
  situation: string,
  { embedder, index, api, waitUntil }: Vectors,
  signal: AbortSignal,
): Promise<VectorAnswer | null> {
  const [words = ""] = situation.split("\n", 1);
  const texts = [...new Set([words, situation])].filter(isPresent);
  const request = askEmbedder(api, key, embeddedTokens(texts), signal, () => embedder.embed(texts, signal));
  // If the turn stops waiting, the count of a request that fails later is still taken back.
  waitUntil(request.catch(() => {}));
  const vectors = await request;
  if (vectors === null) return null;
  if (!index) return { kind: "asked", vectors };
  signal.throwIfAborted();
  return { kind: "found", lists: await Promise.all(vectors.map((vector) => index.query(key, vector, MOST))) };
}

/** Rejects when the signal aborts, even if a provider ignores the signal. */
function expired(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  promise.catch(() => {});
  return promise;
}
