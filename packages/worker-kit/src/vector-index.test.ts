import { describe, expect, it } from "vitest";

import { vectorizeIndex, type VectorizeBinding } from "./vector-index.ts";

/** A fake Vectorize that enforces the same limits as the platform. */
class FakeVectorize implements VectorizeBinding {
  readonly vectors = new Map<string, { namespace: string; values: Float32Array; metadata: { campaign: string } }>();

  async upsert(
    vectors: { id: string; namespace: string; values: Float32Array; metadata: { campaign: string } }[],
  ): Promise<void> {
    if (vectors.length > 1_000) throw new Error("VECTOR_UPSERT_ERROR (code = 40007): too many vectors");
    for (const { id, namespace, values, metadata } of vectors) {
      if (Math.max(id.length, namespace.length) > 64)
        throw new Error("VECTOR_UPSERT_ERROR (code = 40008): id too long");
      this.vectors.set(id, { namespace, values, metadata });
    }
  }

  async query(vector: Float32Array, { topK, namespace }: { topK: number; namespace: string }) {
    if (topK > 100) throw new Error("VECTOR_QUERY_ERROR (code = 40025): topK too large");
    const matches = [...this.vectors]
      .filter(([, stored]) => stored.namespace === namespace)
      .map(([id, { values }]) => ({ id, score: values.reduce((sum, value, at) => sum + value * vector[at]!, 0) }));
    return { matches: matches.toSorted((a, b) => b.score - a.score).slice(0, topK) };
  }

  async deleteByIds(ids: string[]): Promise<void> {
    if (ids.length > 100)
      throw new Error("VECTOR_DELETE_ERROR (code = 40007): too many ids in payload; max id count is 100");
    for (const id of ids) this.vectors.delete(id);
  }
}

const long = "x".repeat(64);
const ada = { userId: long, campaignId: long };
const vectors = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ itemId: String(at + 1), values: Float32Array.of(1, at / count) }));

describe("Vectorize as a campaign's index", () => {
  it("finds the items most alike, by their own ids, however long the campaign's name is", async () => {
    const index = vectorizeIndex(new FakeVectorize());
    await index.upsert(ada, vectors(3));

    const found = await index.query(ada, Float32Array.of(0, 1), 2);
    expect(found.map(({ itemId }) => itemId)).toEqual(["3", "2"]);
    expect(found[0]!.similarity).toBeCloseTo(2 / 3);
  });

  it("knows nothing of another campaign, nor of another user's of the same id", async () => {
    const index = vectorizeIndex(new FakeVectorize());
    await index.upsert(ada, vectors(3));

    expect(await index.query({ ...ada, userId: "bob" }, Float32Array.of(1, 0), 10)).toEqual([]);
    expect(await index.query({ ...ada, campaignId: "other" }, Float32Array.of(1, 0), 10)).toEqual([]);
  });

  it("writes the campaign into the metadata too, so that a filter could take the namespace's place", async () => {
    const vectorize = new FakeVectorize();
    await vectorizeIndex(vectorize).upsert(ada, vectors(2));
    const written = [...vectorize.vectors.values()].map(({ namespace, metadata }) => [namespace, metadata.campaign]);
    expect(written).toHaveLength(2);
    for (const [namespace, campaign] of written) expect(campaign).toBe(namespace);
  });

  it("keeps to the platform's limits with any number of vectors", async () => {
    const vectorize = new FakeVectorize();
    const index = vectorizeIndex(vectorize);
    const many = vectors(2_345);
    await index.upsert(ada, many);
    expect(vectorize.vectors.size).toBe(2_345);
    expect(await index.query(ada, Float32Array.of(1, 0), 500)).toHaveLength(100);

    await index.remove(
      ada,
      many.slice(0, 1_234).map(({ itemId }) => itemId),
    );
    expect(vectorize.vectors.size).toBe(1_111);
  });
});
