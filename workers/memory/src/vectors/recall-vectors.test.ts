import { createExecutionContext } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { CampaignKey, RecallAnswer } from "#contracts/rpc/memory";
import { fakeVector } from "#storyteller/testing";
import type { VectorizeBinding } from "#worker-kit/vector-index";
import { expectLog } from "#worker-kit/testing";
import { bindings, item, move, newCampaign, service, rememberTurn, turn, turnId } from "../../test/campaign.ts";
import { embeddings } from "../../test/fake-api.ts";
import type { Bindings } from "../env.ts";
import { MemoryService } from "../memory-service.ts";

expectLog("recall.without_vectors", "vectors.misconfigured");

const DIMENSIONS = 256;
const QUESTION = "What of the glowfish?";
const MEANT = "A lanterneel hides beneath the mill.";
const OTHERS = ["Hanne bakes bread.", "It rains in Saltmarrow.", "The ferry leaves at dawn."];

type Run = NonNullable<Bindings["AI"]>["run"];
const embeds: Run = async (_, { text }) => ({
  data: (text as string[]).map((one) => [...fakeVector(one, DIMENSIONS)]),
});

/** The memory service with a fake Workers AI model that makes the vectors. */
function withModel(run: Run = embeds, VECTORIZE?: VectorizeBinding): MemoryService {
  const settings = { EMBEDDING_MODEL: "@cf/fake", EMBEDDING_DIMENSIONS: String(DIMENSIONS), AI: { run } };
  const env: Bindings = { ...bindings, ...settings, ...(VECTORIZE ? { VECTORIZE } : {}) };
  return new MemoryService(createExecutionContext(), env);
}

/** A campaign with all the turns that the tests need, and with vectors. */
async function campaignWithVectors(): Promise<CampaignKey> {
  const key = newCampaign();
  await rememberTurn(
    key,
    turn(0),
    [MEANT, ...OTHERS].map((content, at) => item(content, { key: `fact:${at}` })),
  );
  const memory = withModel();
  const { embed } = await memory.vectorWork(key, "m", 100);
  const made = embed.map(({ id, content }) => ({ id, content, values: fakeVector(content, DIMENSIONS) }));
  await memory.vectorsTended(key, made, []);
  return key;
}

const ask = (memory: MemoryService, key: CampaignKey): Promise<RecallAnswer> =>
  memory.recall({ ...key, situation: QUESTION, limit: 5, budget: 4_000 });
const contents = ({ items }: RecallAnswer): string[] => items.map(({ content }) => content);

describe("recall with vectors", () => {
  it("finds by what is meant what no word finds", async () => {
    const key = await campaignWithVectors();

    expect(contents(await ask(service as unknown as MemoryService, key))).not.toContain(MEANT);
    const answer = await ask(withModel(), key);
    expect(contents(answer)[0]).toBe(MEANT);
    expect(answer.degraded).toBeUndefined();
  });

  it("is not led astray by what was told last, which stands below the player's words", async () => {
    const key = await campaignWithVectors();
    const last =
      "The tide comes in over the flats, slowly, and somewhere out there a bell begins to count the drowned.";
    const answer = await withModel().recall({ ...key, situation: `Glowfish?\n${last}`, limit: 5, budget: 4_000 });

    expect(contents(answer)).toContain(MEANT);
  });

  it("finds nothing of a turn that was undone, nor of another campaign", async () => {
    const key = await campaignWithVectors();
    await move(key, [turnId(0)], []);

    expect(contents(await ask(withModel(), key))).toEqual([]);
    expect(contents(await ask(withModel(), newCampaign()))).toEqual([]);
  });

  it("goes by words alone where the model is out, too slow or out of its mind, and says so", async () => {
    const key = await campaignWithVectors();
    const runs: Run[] = [
      async () => Promise.reject(new Error("3040: Capacity temporarily exceeded")),
      () => new Promise(() => {}),
      async () => ({ data: [[1, 2, 3]] }),
    ];
    for (const run of runs) {
      const answer = await withModel(run).recall({ ...key, situation: "Who bakes bread?", limit: 5, budget: 4_000 });

      expect(contents(answer)).toContain("Hanne bakes bread.");
      expect(answer.degraded).toBe("vectors");
    }
  });

  it("goes by words alone where the settings make no sense", async () => {
    const key = await campaignWithVectors();
    const memory = new MemoryService(createExecutionContext(), { ...bindings, EMBEDDING_MODEL: "unknown" });

    expect(contents(await ask(memory, key))).not.toContain(MEANT);
  });
});

describe("the tokens of a recall", () => {
  beforeEach(() => Object.assign(embeddings, { counted: [], takenBack: [], isSpent: false }));

  it("are counted before the model is asked", async () => {
    const key = await campaignWithVectors();
    const counted: number[] = [];
    const run: Run = async (...asked) => {
      counted.push(embeddings.counted.length);
      return embeds(...asked);
    };
    await ask(withModel(run), key);
    expect(counted).toEqual([1]);
    expect(embeddings.counted).toEqual([{ userId: key.userId, tokens: expect.any(Number) }]);
    expect(embeddings.takenBack).toEqual([]);
  });

  it("are taken back if the provider refuses", async () => {
    const key = await campaignWithVectors();
    await ask(
      withModel(async () => Promise.reject(new Error("3040: Capacity temporarily exceeded"))),
      key,
    );
    await vi.waitFor(() => expect(embeddings.takenBack).toHaveLength(1));
    expect(embeddings.takenBack).toEqual(embeddings.counted);
  });

  it("are not used once the day's are used up: memory then goes by words alone", async () => {
    const key = await campaignWithVectors();
    embeddings.isSpent = true;
    const run = vi.fn(embeds);
    expect((await ask(withModel(run), key)).degraded).toBe("vectors");
    expect(run).not.toHaveBeenCalled();
  });

  it("are not used for a preview", async () => {
    const key = await campaignWithVectors();
    const run = vi.fn(embeds);
    const question = { ...key, situation: QUESTION, limit: 5, budget: 4_000, preview: true };
    expect((await withModel(run).recall(question)).degraded).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
    expect(embeddings.counted).toEqual([]);
  });
});

describe("recall with an index beside memory", () => {
  const found =
    (...scores: [itemId: string, score: number][]) =>
    (namespace: string) =>
      scores.map(([itemId, score]) => ({ id: `${namespace}:${itemId}`, score }));
  const vectorize = (matches: (namespace: string) => { id: string; score: number }[]): VectorizeBinding => ({
    upsert: async () => {},
    query: async (_, { namespace }) => ({ matches: matches(namespace) }),
    deleteByIds: async () => {},
  });

  it("finds by its ids, and looks at every one itself", async () => {
    const key = await campaignWithVectors();
    const index = vectorize(
      found(["1", 0.9], ["999", 0.95], ["nonsense", 0.99], ["-1", 0.9], ["2", 0.1], ["3", Number.NaN]),
    );

    expect(contents(await ask(withModel(embeds, index), key))[0]).toBe(MEANT);
  });

  it("believes no id of another namespace", async () => {
    const key = await campaignWithVectors();
    const index = vectorize(() => [{ id: "somebody else's:1", score: 0.9 }]);

    expect(contents(await ask(withModel(embeds, index), key))).not.toContain(MEANT);
  });

  it("goes by words alone where it is out", async () => {
    const key = await campaignWithVectors();
    const index = vectorize(() => {
      throw new Error("VECTOR_QUERY_ERROR");
    });

    expect((await ask(withModel(embeds, index), key)).degraded).toBe("vectors");
  });

  it("does not wait for it where it is slow", async () => {
    const key = await campaignWithVectors();
    const index: VectorizeBinding = { ...vectorize(() => []), query: () => new Promise<never>(() => {}) };

    const answer = await ask(withModel(embeds, index), key);
    expect(answer.degraded).toBe("vectors");
    expect(contents(answer)).toEqual([]);
  });
});
