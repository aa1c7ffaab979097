import { embedderOf } from "#storyteller/embedders";
import { describe, log } from "#worker-kit/logging";
import { vectorizeIndex } from "#worker-kit/vector-index";
import { apiOf } from "../api-binding.ts";
import type { Bindings } from "../env.ts";
import type { Vectors } from "./recall-vectors.ts";

/**
 * The means to make vectors, according to this worker's settings. Null if no embedding model is configured. If the settings are invalid,
 * only the vectors are missing; everything else works.
 */
export function vectorsOf(env: Bindings, waitUntil: Vectors["waitUntil"]): Vectors | null {
  try {
    const embedder = embedderOf(env);
    return (
      embedder && { embedder, api: apiOf(env), waitUntil, index: env.VECTORIZE ? vectorizeIndex(env.VECTORIZE) : null }
    );
  } catch (error) {
    log("error", "vectors.misconfigured", describe(error));
    return null;
  }
}
