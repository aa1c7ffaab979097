import type { Embedder } from "../../ports.ts";
import { ModelFailure } from "../chat-model.ts";
import { firstTokens } from "../tokens.ts";
import { unitVectors } from "../unit-vectors.ts";
import { failureOf } from "./provider-failure.ts";

export interface OpenAiEmbedderOptions {
  readonly model: string;
  readonly dimensions: number;
  /** The server's address up to and including `/v1`. */
  readonly baseUrl: string;
  /** The API key. Local servers need none. */
  readonly apiKey: string | undefined;
}

/** Texts are cut to this many tokens. Every embedding model reads that much; some refuse more. */
export const TEXT_TOKENS = 480;

/**
 * Models of servers that refuse the `dimensions` parameter, because the model has only one vector length. The first refusal is remembered
 * here.
 */
const ONE_LENGTH = new Set<string>();

/** An embedding model behind any endpoint that supports OpenAI's /embeddings: OpenAI, Ollama, LM Studio, vLLM. */
export function createOpenAiEmbedder({ model, dimensions, baseUrl, apiKey }: OpenAiEmbedderOptions): Embedder {
  const url = `${baseUrl.replace(/\/+$/u, "")}/embeddings`;
  const headers = { "Content-Type": "application/json", ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}) };
  const name = `${model} at ${url}`;

  const post = async (input: readonly string[], signal: AbortSignal): Promise<unknown> => {
    const body = { model, input, encoding_format: "float", ...(ONE_LENGTH.has(name) ? {} : { dimensions }) };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
    if (response.ok) return response.json();
    const answer = await response.text();
    if (!ONE_LENGTH.has(name) && response.status === 400 && answer.includes("dimension")) {
      ONE_LENGTH.add(name);
      return post(input, signal);
    }
    throw failureOf({ status: response.status, body: answer, headers: response.headers, key: apiKey });
  };

  return {
    space: `${model}/${dimensions}`,
    dimensions,
    async embed(texts, signal) {
      if (texts.length === 0) return [];
      const input = texts.map((text) => firstTokens(text, TEXT_TOKENS));
      try {
        return unitVectors(embeddingsOf(await post(input, signal)), texts.length, dimensions);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ModelFailure) throw error;
        const kind = error instanceof SyntaxError ? "malformed" : "network";
        throw new ModelFailure(kind, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** The embeddings in the order of the texts. Each entry of the answer has the index of its text. */
function embeddingsOf(answer: unknown): unknown {
  const { data } = (answer ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return null;
  const entries = data as { index?: number; embedding?: unknown }[];
  return entries.toSorted((a, b) => (a?.index ?? 0) - (b?.index ?? 0)).map((entry) => entry?.embedding);
}
