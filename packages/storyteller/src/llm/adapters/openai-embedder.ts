import type { Embedder } from "../../ports.ts";
import { ModelFailure } from "../chat-model.ts";
import { firstTokens } from "../tokens.ts";
import { unitVectors } from "../unit-vectors.ts";
import { failureOf } from "./provider-failure.ts";

export interface OpenAiEmbedderOptions {
  readonly model: string;
  readonly dimensions: number;
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  /** Local servers need none. */
  readonly apiKey: string | undefined;
}

/** As much of a text as every embedding model reads: more is refused by some. */
export const TEXT_TOKENS = 480;

/** Models that have one length only, of servers that refuse to be told of one: it is tried once, then remembered. */
const ONE_LENGTH = new Set<string>();

/** An embedding model behind any endpoint that speaks OpenAI's /embeddings: OpenAI, Ollama, LM Studio, vLLM. */
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

/** In the order of the texts: each says by its index whose it is. */
function embeddingsOf(answer: unknown): unknown {
  const { data } = (answer ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return null;
  const entries = data as { index?: number; embedding?: unknown }[];
  return entries.toSorted((a, b) => (a?.index ?? 0) - (b?.index ?? 0)).map((entry) => entry?.embedding);
}
