import type { VectorRpc } from "#contracts/rpc/vectors";
import type { EmbeddingRpc } from "#contracts/rpc/usage";
import { embedderOf } from "#storyteller/embedders";
import { describe, log } from "#worker-kit/logging";
import { vectorizeIndex } from "#worker-kit/vector-index";
import type { Bindings } from "../bindings.ts";
import type { TurnQueue } from "../turn-queue.ts";
import { eraseVectors } from "./erase-vectors.ts";
import { createVectorUpkeep, NO_VECTORS, type VectorUpkeep } from "./vector-upkeep.ts";

/**
 * Returns the upkeep of vectors for these settings. If the settings are invalid, only the vectors are missing; turns are still digested.
 */
export function vectorsOf(
  env: Bindings,
  { memory, turns, api }: { readonly memory: VectorRpc; readonly turns: TurnQueue; readonly api: EmbeddingRpc },
): VectorUpkeep {
  const index = env.VECTORIZE ? vectorizeIndex(env.VECTORIZE) : null;
  // Vectors from earlier settings are erased even if no model is configured now.
  const erasing: VectorUpkeep = { ...NO_VECTORS, erase: (key) => eraseVectors(key, index, memory) };
  try {
    const embedder = embedderOf(env);
    if (!embedder) return erasing;
    return createVectorUpkeep({ embedder, index, memory, turns, api });
  } catch (error) {
    log("error", "vectors.misconfigured", describe(error));
    return erasing;
  }
}
