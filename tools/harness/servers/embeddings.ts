import { fakeVector } from "#storyteller/testing";

export interface EmbeddingsRequest {
  readonly model: string;
  readonly input: readonly string[];
  readonly dimensions?: number;
}

/** The status and body with which an embedding model answers; null if it never answers. The name of the model decides how it answers. */
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
  // The vectors are sent in reverse order, because a server need not answer in the order of the texts.
  return { status: 200, body: { object: "list", data: data.toReversed(), model } };
}
