import { fakeVector } from "../../packages/storyteller/src/llm/testing/embedder.fake.ts";

export interface EmbeddingsRequest {
  readonly model: string;
  readonly input: readonly string[];
  readonly dimensions?: number;
}

/** An embedding model's status and body; null where it never answers. The model's name says what it does. */
export function embeddingsFor({
  model,
  input,
  dimensions,
}: EmbeddingsRequest): { status: number; body: unknown } | null {
  const fails = (status: number, message: string) => ({ status, body: { error: { message } } });
  if (model === "embed-hang") return null;
  if (model === "embed-busy") return fails(429, "Rate limit reached");
  if (model === "embed-fixed" && dimensions !== undefined) return fails(400, "This model does not support dimensions");
  const data = input.map((text, index) => ({ index, embedding: [...fakeVector(text, dimensions ?? 64)] }));
  // In reverse: a server need not answer in order.
  return { status: 200, body: { object: "list", data: data.toReversed(), model } };
}
