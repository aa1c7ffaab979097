import type { CampaignKey } from "#contracts/rpc/memory";
import { isPresent } from "#contracts/non-blank";
import type { Embedder } from "#storyteller/ports";
import { describe, log } from "#worker-kit/logging";
import type { Likeness, VectorIndex } from "#worker-kit/vector-index";

/** What vectors can say of a situation: its own vectors for memory to compare, or what an index beside it has found for each. */
export type VectorAnswer =
  | { readonly kind: "asked"; readonly vectors: readonly Float32Array[] }
  | { readonly kind: "found"; readonly lists: readonly (readonly Likeness[])[] };

/** Half of what a turn waits for memory: the rest is for looking. Milliseconds. */
const DEADLINE_MS = 150;
/** As many as an index answers without more than ids. */
const MOST = 100;

/**
 * Asks vectors about a situation: about the player's own words, which are its first line, and about the whole, as what was told last
 * would drown a short question. Null where they are out or too slow: then memory goes by words alone, flagged.
 */
export async function askVectors(
  key: CampaignKey,
  situation: string,
  { embedder, index, deadlineMs = DEADLINE_MS }: Vectors,
): Promise<VectorAnswer | null> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    return await Promise.race([answer(key, situation, embedder, index, signal), expired(signal)]);
  } catch (error) {
    log("warn", "recall.without_vectors", { campaignId: key.campaignId, ...describe(error) });
    return null;
  }
}

/** What vectors are made and found with. `index` is null where memory itself keeps them. */
export interface Vectors {
  readonly embedder: Embedder;
  readonly index: VectorIndex | null;
  readonly deadlineMs?: number;
}

async function answer(
  key: CampaignKey,
  situation: string,
  embedder: Embedder,
  index: VectorIndex | null,
  signal: AbortSignal,
): Promise<VectorAnswer> {
  const [words = ""] = situation.split("\n", 1);
  const vectors = await embedder.embed([...new Set([words, situation])].filter(isPresent), signal);
  if (!index) return { kind: "asked", vectors };
  signal.throwIfAborted();
  return { kind: "found", lists: await Promise.all(vectors.map((vector) => index.query(key, vector, MOST))) };
}

/** Also where a provider does not heed the signal. */
function expired(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  promise.catch(() => {});
  return promise;
}
