import type { Embedder } from "../../ports.ts";
import { ModelFailure } from "../chat-model.ts";
import { firstTokens } from "../tokens.ts";
import { unitVectors } from "../unit-vectors.ts";
import { TEXT_TOKENS } from "./openai-embedder.ts";
import type { AiBinding } from "./workers-ai-model.ts";

/** Models with a `pooling` option. `cls` gives better vectors, which must not be compared with those of the other method. */
const POOLS = /\/bge-(?:small|base|large)-en/u;

/**
 * Models that were trained so that the first dimensions of a vector are a vector of less detail. Shorter vectors are cheaper to store and
 * to query. Their model cards say so.
 */
const MAY_CUT = /\/(?:qwen3-embedding|embeddinggemma)-/u;

/** An embedding model of Workers AI, called over the binding. It accepts at most 100 texts at a time. */
export function createWorkersAiEmbedder(model: string, dimensions: number, ai: AiBinding): Embedder {
  return {
    space: `${model}/${dimensions}`,
    dimensions,
    async embed(texts, signal) {
      if (texts.length === 0) return [];
      const text = texts.map((one) => firstTokens(one, TEXT_TOKENS));
      let answer: unknown;
      try {
        answer = await ai.run(model, { text, ...(POOLS.test(model) ? { pooling: "cls" } : {}) }, { signal });
      } catch (error) {
        signal.throwIfAborted();
        throw new ModelFailure("server", (error instanceof Error ? error.message : String(error)).slice(0, 300));
      }
      return unitVectors((answer as { data?: unknown } | null)?.data, texts.length, dimensions, MAY_CUT.test(model));
    },
  };
}
