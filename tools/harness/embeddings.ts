import { fakeVector } from "../../packages/storyteller/src/llm/testing/embedder.fake.ts";

export interface EmbeddingsAsked {
  readonly model: string;
  readonly input: readonly string[];
  readonly dimensions?: number;
}

/** What a model of embeddings answers: a status and a body; null where it never does. What it does, its name says. */
export function embeddingsFor({ model, input, dimensions }: EmbeddingsAsked): { status: number; body: unknown } | null {
  const fails = (status: number, message: string) => ({ status, body: { error: { message } } });
  if (model === "embed-hang") return null;
  if (model === "embed-busy") return fails(429, "Rate limit reached");
  if (model === "embed-fixed" && dimensions !== undefined) return fails(400, "This model does not support dimensions");
  const data = input.map((text, index) => ({ index, embedding: [...fakeVector(text, dimensions ?? 64)] }));
  // Backwards: a server need not keep the order.
  return { status: 200, body: { object: "list", data: data.toReversed(), model } };
}
