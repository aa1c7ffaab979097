import { ModelFailure } from "./chat-model.ts";

/**
 * Reads the embeddings that a server sent and scales them to unit vectors, so that their dot product is their similarity. Throws if their
 * number differs from the number of texts, if a length is wrong, or if a vector is zero.
 * @param mayCut whether the first dimensions of a longer embedding are an embedding, too (Matryoshka representation learning)
 */
export function unitVectors(sent: unknown, count: number, dimensions: number, mayCut = false): Float32Array[] {
  if (!Array.isArray(sent) || sent.length !== count) {
    throw new ModelFailure("malformed", `The model's answer has not ${count} embeddings`);
  }
  return sent.map((values: unknown) =>
    unit(mayCut && Array.isArray(values) ? values.slice(0, dimensions) : values, dimensions),
  );
}

function unit(values: unknown, dimensions: number): Float32Array {
  if (!Array.isArray(values) || values.length !== dimensions) {
    const length = Array.isArray(values) ? values.length : 0;
    throw new ModelFailure(
      "malformed",
      `The model's embeddings have ${length} dimensions, EMBEDDING_DIMENSIONS says ${dimensions}`,
    );
  }
  const vector = Float32Array.from(values as number[]);
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length)) {
    throw new ModelFailure("malformed", "The model's embedding points nowhere");
  }
  return vector.map((value) => value / length);
}
