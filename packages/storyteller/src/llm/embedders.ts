import type { Embedder } from "../ports.ts";
import { createOpenAiEmbedder, TEXT_TOKENS } from "./adapters/openai-embedder.ts";
import { createWorkersAiEmbedder } from "./adapters/workers-ai-embedder.ts";
import type { AiBinding } from "./adapters/workers-ai-model.ts";
import { countTokens } from "./tokens.ts";

/** The settings that choose the embedding model. It uses the game master's server unless it has its own. */
export interface EmbeddingSettings {
  /** Empty: memory searches by words alone. `@cf/…`: a model of Workers AI, if the worker has the binding. */
  readonly EMBEDDING_MODEL: string;
  /** The length of the model's vectors. May be left out for the models listed in KNOWN. */
  readonly EMBEDDING_DIMENSIONS: string;
  readonly EMBEDDING_BASE_URL: string;
  /** The key for EMBEDDING_BASE_URL. The game master's key is never sent to another server. */
  readonly EMBEDDING_API_KEY?: string;
  readonly OPENAI_BASE_URL: string;
  readonly OPENAI_API_KEY?: string;
  readonly AI?: AiBinding;
}

/** An estimate of the tokens that an embedding model reads of these texts. */
export const embeddedTokens = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.min(countTokens(text), TEXT_TOKENS), 0);

const OPENAI = "https://api.openai.com/v1";
/** Neither Vectorize nor the index in memory accepts longer vectors. */
const MOST_DIMENSIONS = 1_536;
const KNOWN: Readonly<Record<string, number>> = {
  "@cf/baai/bge-small-en-v1.5": 384,
  "@cf/baai/bge-base-en-v1.5": 768,
  "@cf/baai/bge-large-en-v1.5": 1_024,
  "@cf/baai/bge-m3": 1_024,
  "@cf/qwen/qwen3-embedding-0.6b": 1_024,
};

/** The configured embedding model. Null if none is configured. Throws if the settings make no sense. */
export function embedderOf(settings: EmbeddingSettings): Embedder | null {
  const { EMBEDDING_MODEL: model, EMBEDDING_BASE_URL: ownUrl, AI: ai } = settings;
  if (model === "") return null;
  const dimensions = Number(settings.EMBEDDING_DIMENSIONS || KNOWN[model]);
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > MOST_DIMENSIONS) {
    throw new Error(
      `EMBEDDING_MODEL is "${model}", so EMBEDDING_DIMENSIONS must be a number from 1 to ${MOST_DIMENSIONS}`,
    );
  }
  if (ownUrl === "" && ai && model.startsWith("@cf/")) return createWorkersAiEmbedder(model, dimensions, ai);
  const server = ownUrl
    ? { baseUrl: ownUrl, apiKey: settings.EMBEDDING_API_KEY }
    : { baseUrl: settings.OPENAI_BASE_URL || OPENAI, apiKey: settings.OPENAI_API_KEY };
  return createOpenAiEmbedder({ model, dimensions, ...server });
}
