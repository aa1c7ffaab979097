import { describe, expect, it, vi } from "vitest";

import type { QueueMessage } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { EmbeddedTexts, EmbeddingRpc } from "#contracts/rpc/usage";
import type { MadeVector, VectorRpc } from "#contracts/rpc/vectors";
import { FakeEmbedder } from "#storyteller/testing";
import type { VectorIndex } from "#worker-kit/vector-index";
import { expectLog } from "#worker-kit/testing";
import type { Bindings } from "../bindings.ts";
import { createVectorUpkeep } from "./vector-upkeep.ts";
import { vectorsOf } from "./vectors-of.ts";

expectLog("vectors.postponed");

const key = { userId: "ada", campaignId: "ada-1" };

/** A fake memory with items and a fake external index. Both record what is done to them. */
class Shelf implements VectorRpc {
  readonly waiting: { id: string; content: string }[];
  gone: string[] = [];
  readonly made: MadeVector[] = [];
  readonly sent: QueueMessage[] = [];
  readonly indexed = new Map<string, Float32Array>();
  readonly embedder = new FakeEmbedder();

  constructor(items: number) {
    this.waiting = Array.from({ length: items }, (_, place) => ({
      id: String(place + 1),
      content: `Item ${place + 1}.`,
    }));
  }

  async vectorWork(_: CampaignKey, __: string, limit: number) {
    return { embed: this.waiting.slice(0, limit), remove: this.gone.slice(0, limit) };
  }

  async vectorsTended(_: CampaignKey, made: readonly MadeVector[], removed: readonly string[]) {
    this.made.push(...made);
    for (const { id } of made)
      this.waiting.splice(
        this.waiting.findIndex((item) => item.id === id),
        1,
      );
    this.gone = this.gone.filter((id) => !removed.includes(id));
  }

  async vectorIds(_: CampaignKey, afterId: string | null, limit: number) {
    return this.gone.filter((id) => afterId === null || Number(id) > Number(afterId)).slice(0, limit);
  }

  readonly index: VectorIndex = {
    upsert: async (_, vectors) => vectors.forEach(({ itemId, values }) => this.indexed.set(itemId, values)),
    query: async () => [],
    remove: async (_, ids) => ids.forEach((id) => this.indexed.delete(id)),
  };

  tender(beside: boolean) {
    const turns = {
      send: async (message: QueueMessage) => this.sent.push(message),
      sendBatch: async () => {},
    };
    const { embedder, api } = this;
    return createVectorUpkeep({ embedder, index: beside ? this.index : null, memory: this, turns, api });
  }

  /** What was counted, and what of it was taken back. Nothing may be asked for while `isSpent`. */
  readonly counted: EmbeddedTexts[] = [];
  readonly takenBack: EmbeddedTexts[] = [];
  isSpent = false;
  readonly api: EmbeddingRpc = {
    countEmbedding: async (texts) => {
      if (this.isSpent) return null;
      this.counted.push(texts);
      return "2026-11-27";
    },
    uncountEmbedding: async (texts) => void this.takenBack.push(texts),
  };
}

describe("tending a campaign's vectors", () => {
  it("makes one of every item, in batches, and hands them to memory where there is no index beside it", async () => {
    const shelf = new Shelf(150);
    await shelf.tender(false).tend(key);

    expect(shelf.embedder.asked.map(({ length }) => length)).toEqual([64, 64, 22]);
    expect(shelf.made).toHaveLength(150);
    expect(shelf.made[0]).toMatchObject({ id: "1", content: "Item 1." });
    expect(shelf.made[0]?.values).toHaveLength(128);
  });

  it("puts them into the index beside memory and takes out what is gone; memory only notes it", async () => {
    const shelf = new Shelf(3);
    shelf.indexed.set("77", new Float32Array(128));
    shelf.gone = ["77"];
    await shelf.tender(true).tend(key);

    expect([...shelf.indexed.keys()]).toEqual(["1", "2", "3"]);
    expect(shelf.gone).toEqual([]);
    expect(shelf.made.map(({ values }) => values)).toEqual([undefined, undefined, undefined]);
  });

  it("counts the tokens of every batch", async () => {
    const shelf = new Shelf(70);
    await shelf.tender(false).tend(key);
    expect(shelf.counted.map(({ userId }) => userId)).toEqual(["ada", "ada"]);
    expect(shelf.counted[0]?.tokens).toBeGreaterThan(100);
    expect(shelf.takenBack).toEqual([]);
  });

  it("counts nothing for a request that failed", async () => {
    const shelf = new Shelf(3);
    shelf.embedder.outages = 1;
    await shelf.tender(true).tend(key);
    expect(shelf.counted).toHaveLength(1);
    expect(shelf.takenBack).toEqual(shelf.counted);
  });

  it("lets the items wait if the day's tokens are used up, and still takes out what is gone", async () => {
    const shelf = new Shelf(3);
    shelf.isSpent = true;
    shelf.gone = ["77"];
    await shelf.tender(true).tend(key);
    expect(shelf.embedder.asked).toEqual([]);
    expect([shelf.waiting.length, shelf.gone, shelf.sent]).toEqual([3, [], []]);
    shelf.isSpent = false;
    await shelf.tender(true).tend(key);
    expect(shelf.made).toHaveLength(3);
  });

  it("asks no model where there is nothing to do", async () => {
    const shelf = new Shelf(0);
    await shelf.tender(true).tend(key);

    expect(shelf.embedder.asked).toEqual([]);
  });

  it("lets the turn be where the model is out, and comes back to it later", async () => {
    const shelf = new Shelf(3);
    shelf.embedder.outages = 1;
    await shelf.tender(true).tend(key);
    expect(shelf.made).toEqual([]);
    expect(shelf.sent).toEqual([{ type: "campaign.embed", ...key }]);

    await shelf.tender(true).work(key);
    expect(shelf.made).toHaveLength(3);
  });

  it("does not count as done what the index beside memory did not take", async () => {
    const shelf = new Shelf(3);
    const upsert = vi.spyOn(shelf.index, "upsert").mockRejectedValueOnce(new Error("VECTOR_UPSERT_ERROR"));
    await shelf.tender(true).tend(key);
    expect(shelf.made).toEqual([]);
    expect(shelf.sent).toEqual([{ type: "campaign.embed", ...key }]);

    await shelf.tender(true).work(key);
    expect(upsert).toHaveBeenCalledTimes(2);
    expect([...shelf.indexed.keys()]).toEqual(["1", "2", "3"]);
    expect(shelf.made).toHaveLength(3);
  });

  it("fails where it is asked for by itself, so that the queue tries again", async () => {
    const shelf = new Shelf(3);
    shelf.embedder.outages = 1;

    await expect(shelf.tender(true).work(key)).rejects.toThrow("The embedding model is out");
  });

  it("goes on with another message where there is much to do", async () => {
    const shelf = new Shelf(3_000);
    await shelf.tender(false).tend(key);

    expect(shelf.made).toHaveLength(20 * 64);
    expect(shelf.sent).toEqual([{ type: "campaign.embed", ...key }]);
  });

  it("removes a deleted campaign's, page by page, and then their ids", async () => {
    const shelf = erased(2_500);
    await shelf.tender(true).erase(key);

    expect(shelf.indexed.size).toBe(0);
    expect(shelf.gone).toEqual([]);
  });

  it("keeps the ids of a deleted campaign's that the index did not remove, for the next time", async () => {
    const shelf = erased(1_500);
    const remove = vi.spyOn(shelf.index, "remove");
    remove.mockImplementation(async (_, ids) => {
      if (remove.mock.calls.length > 1) throw new Error("VECTOR_DELETE_ERROR");
      for (const id of ids) shelf.indexed.delete(id);
    });
    await expect(shelf.tender(true).erase(key)).rejects.toThrow("VECTOR_DELETE_ERROR");
    expect(shelf.gone).toHaveLength(500);

    remove.mockRestore();
    await shelf.tender(true).erase(key);
    expect(shelf.indexed.size).toBe(0);
    expect(shelf.gone).toEqual([]);
  });

  it.each([
    ["no model is configured", ""],
    ["the model is misconfigured", "unheard-of-model"],
  ])("removes a deleted campaign's also where %s any more", async (_, model) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const shelf = erased(3);
    const deleted: string[] = [];
    const vectorize = { deleteByIds: async (ids: string[]) => deleted.push(...ids) };
    const env = { EMBEDDING_MODEL: model, VECTORIZE: vectorize } as unknown as Bindings;
    const turns = { send: async () => {}, sendBatch: async () => {} };
    await vectorsOf(env, { memory: shelf, turns, api: shelf.api }).erase(key);

    expect(deleted).toHaveLength(3);
    expect(shelf.gone).toEqual([]);
  });
});

/** An erased memory whose external index still has this many vectors. */
function erased(vectors: number): Shelf {
  const shelf = new Shelf(0);
  for (let id = 1; id <= vectors; id += 1) shelf.indexed.set(String(id), new Float32Array(1));
  shelf.gone = [...shelf.indexed.keys()];
  return shelf;
}
