import { embedderOf } from "#storyteller/embedders";
import { describe, log } from "#worker-kit/logging";
import { vectorizeIndex } from "#worker-kit/vector-index";
import type { Bindings } from "../env.ts";
import type { Vectors } from "./recall-vectors.ts";

/** What this worker's settings say of vectors; null where no model is configured. Settings that make no sense cost only the vectors. */
export function vectorsOf(env: Bindings): Vectors | null {
  try {
    const embedder = embedderOf(env);
    return embedder && { embedder, index: env.VECTORIZE ? vectorizeIndex(env.VECTORIZE) : null };
  } catch (error) {
    log("error", "vectors.misconfigured", describe(error));
    return null;
  }
}
