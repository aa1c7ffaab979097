import { describe, expect, inject, it } from "vitest";

import { ModelFailure } from "./chat-model.ts";
import { createOpenAiEmbedder } from "./adapters/openai-embedder.ts";
import { createWorkersAiEmbedder } from "./adapters/workers-ai-embedder.ts";
import { embedderOf, type EmbeddingSettings } from "./embedders.ts";
import { FakeEmbedder, fakeVector } from "./testing/embedder.fake.ts";

const NONE: EmbeddingSettings = {
  EMBEDDING_MODEL: "",
  EMBEDDING_DIMENSIONS: "",
  EMBEDDING_BASE_URL: "",
  OPENAI_BASE_URL: "",
};
const { signal } = new AbortController();

/** An `AI` binding that answers with embeddings and records what it was sent. */
function binding(answer: (texts: readonly string[]) => unknown) {
  const asked: Record<string, unknown>[] = [];
  const run = async (_: string, inputs: Record<string, unknown>) => {
    asked.push(inputs);
    return answer(inputs["text"] as string[]);
  };
  return { asked, run };
}

const likeness = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

describe("the settings of embeddings", () => {
  it("want none unless a model is named", () => {
    expect(embedderOf(NONE)).toBeNull();
  });

  it("tell apart what cannot be compared", () => {
    const spaces = [
      { EMBEDDING_MODEL: "nomic-embed-text", EMBEDDING_DIMENSIONS: "768" },
      { EMBEDDING_MODEL: "nomic-embed-text", EMBEDDING_DIMENSIONS: "256" },
      { EMBEDDING_MODEL: "@cf/baai/bge-base-en-v1.5" },
    ].map((settings) => embedderOf({ ...NONE, ...settings })?.space);

    expect(new Set(spaces).size).toBe(3);
  });

  it.each(["", "0", "-3", "1.5", "many", "100000"])(
    "refuse %j as the length of an unknown model's vectors",
    (length) => {
      expect(() => embedderOf({ ...NONE, EMBEDDING_MODEL: "mine", EMBEDDING_DIMENSIONS: length })).toThrow(
        "EMBEDDING_DIMENSIONS must be a number from 1 to 1536",
      );
    },
  );

  it("ask the binding for a model of Workers AI, unless there is a server for it", async () => {
    const AI = binding((texts) => ({ shape: [1, 768], data: texts.map(() => Array(768).fill(1)) }));
    const model = { ...NONE, EMBEDDING_MODEL: "@cf/baai/bge-base-en-v1.5", AI };
    await embedderOf(model)!.embed(["a"], signal);
    expect(AI.asked).toEqual([{ text: ["a"], pooling: "cls" }]);

    await expect(
      embedderOf({ ...model, EMBEDDING_BASE_URL: `${inject("modelServer")}/nowhere` })!.embed(["a"], signal),
    ).rejects.toThrow(ModelFailure);
    expect(AI.asked).toHaveLength(1);
  });
});

describe("a server of OpenAI's embeddings", () => {
  const server = (model: string, dimensions = 64) =>
    createOpenAiEmbedder({ model, dimensions, baseUrl: inject("modelServer"), apiKey: undefined });

  it("answers a unit vector a text, in the order of the texts", async () => {
    const texts = ["The ship burns.", "Hanne hides the locket.", ""];
    const vectors = await server("embed").embed(texts, signal);

    expect(vectors).toHaveLength(3);
    texts.forEach((text, at) => expect(likeness(vectors[at]!, fakeVector(text, 64))).toBeCloseTo(1, 5));
  });

  it("may be of one length only", async () => {
    const fixed = server("embed-fixed");

    expect((await fixed.embed(["a"], signal))[0]).toHaveLength(64);
    expect((await fixed.embed(["b"], signal))[0]).toHaveLength(64);
  });

  it("is not believed where its vectors are too short", async () => {
    await expect(server("embed-fixed", 128).embed(["a"], signal)).rejects.toThrow("64 dimensions");
  });

  it("fails in a known way when it is busy, gone or cut off", async () => {
    await expect(server("embed-busy").embed(["a"], signal)).rejects.toMatchObject({ kind: "rate_limited" });
    const gone = createOpenAiEmbedder({ model: "m", dimensions: 8, baseUrl: "http://127.0.0.1:9", apiKey: undefined });
    await expect(gone.embed(["a"], signal)).rejects.toBeInstanceOf(ModelFailure);
    await expect(server("embed").embed(["a"], AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  });

  it("is asked nothing for no texts", async () => {
    expect(await server("embed-busy").embed([], signal)).toEqual([]);
  });
});

describe("an embedding model of Workers AI", () => {
  const model = (answer: unknown) =>
    createWorkersAiEmbedder(
      "@cf/baai/bge-m3",
      2,
      binding(() => answer),
    );

  it("makes unit vectors", async () => {
    const [vector] = await model({ shape: [1, 2], data: [[3, 4]] }).embed(["a"], signal);

    expect([...vector!]).toEqual([expect.closeTo(0.6), expect.closeTo(0.8)]);
  });

  it.each([null, {}, { data: [] }, { data: [[1]] }, { data: [[0, 0]] }, { data: [["x", 1]] }, { request_id: "later" }])(
    "is not believed where it answers %j",
    async (answer) => {
      await expect(model(answer).embed(["a"], signal)).rejects.toMatchObject({ kind: "malformed" });
    },
  );

  it("may be cut to its first dimensions where the model was trained for that, and nowhere else", async () => {
    const AI = binding(() => ({ data: [[3, 4, 12]] }));
    const cut = createWorkersAiEmbedder("@cf/qwen/qwen3-embedding-0.6b", 2, AI);
    expect([...(await cut.embed(["a"], signal))[0]!]).toEqual([expect.closeTo(0.6), expect.closeTo(0.8)]);
    const whole = createWorkersAiEmbedder("@cf/baai/bge-m3", 2, AI);
    await expect(whole.embed(["a"], signal)).rejects.toThrow("have 3 dimensions");
  });

  it("reads only as much of a text as it can", async () => {
    const AI = binding(() => ({ data: [[1, 0]] }));
    await createWorkersAiEmbedder("@cf/baai/bge-m3", 2, AI).embed(["word ".repeat(2_000)], signal);

    expect((AI.asked[0]!["text"] as string[])[0]!.length).toBeLessThan(2_000);
    expect(AI.asked[0]).not.toHaveProperty("pooling");
  });
});

describe("the embedder of tests", () => {
  it("finds alike what means the same", async () => {
    const [asked, same, other] = await new FakeEmbedder().embed(
      ["Who stole the ship?", "The theft of the vessel was never solved.", "Hanne bakes bread."],
      signal,
    );

    expect(likeness(asked!, same!)).toBeGreaterThan(likeness(asked!, other!) + 0.3);
  });
});
