import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import type { VectorRpc } from "#contracts/rpc/vectors";
import { FakeEmbedder } from "#storyteller/testing";
import { item, newCampaign, objectOf, service, rememberTurn, turn } from "../../test/campaign.ts";
import { StoredVectors } from "./stored-vectors.ts";

const vectors = service as unknown as VectorRpc;
const embedder = new FakeEmbedder(256);
const { signal } = new AbortController();

const rememberItems = (key: CampaignKey, number: number, contents: readonly string[], version = 1) =>
  rememberTurn(
    key,
    turn(number, version),
    contents.map((content, at) => item(content, { key: `fact:${at}` })),
  );

/** Does all pending vector work, as graph does. Returns the texts for which vectors were made, and the removed ids. */
async function tend(key: CampaignKey, model = embedder.space): Promise<{ made: string[]; removed: string[] }> {
  const { embed, remove } = await vectors.vectorWork(key, model, 100);
  const made = await embedder.embed(
    embed.map(({ content }) => content),
    signal,
  );
  await vectors.vectorsTended(
    key,
    embed.map(({ id, content }, at) => ({ id, content, values: made[at]! })),
    remove,
  );
  return { made: embed.map(({ content }) => content), removed: [...remove] };
}

describe("what is left to do for a campaign's vectors", () => {
  it("is every item once, in whatever way it came", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["Hanne hides the locket.", "The ferry leaves at dawn."]);
    expect((await tend(key)).made).toEqual(["Hanne hides the locket.", "The ferry leaves at dawn."]);
    expect((await tend(key)).made).toEqual([]);

    await rememberItems(key, 1, ["The bell rings."]);
    await rememberTurn(key, { kind: "player" }, [item("Trust nobody.", { key: "note" })]);
    expect((await tend(key)).made).toEqual(["The bell rings.", "Trust nobody."]);
  });

  it("is what an edited reply says instead; what it said no more is taken out", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["Hanne hides the locket.", "The ferry leaves at dawn."]);
    await tend(key);
    await rememberItems(key, 0, ["Hanne hides the key.", "The ferry leaves at dawn."], 2);

    const { made, removed } = await tend(key);
    expect(made).toEqual(["Hanne hides the key."]);
    expect(removed).toEqual(["1"]);
    expect(await tend(key)).toEqual({ made: [], removed: [] });
  });

  it("is an item again that was changed while its vector was made, and one that was deleted then is taken out", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["Hanne hides the locket."]);
    const { embed } = await vectors.vectorWork(key, embedder.space, 10);
    await rememberItems(key, 0, ["Hanne hides the key."], 2);
    await vectors.vectorsTended(key, [{ ...embed[0]!, values: new Float32Array(256).fill(0.2) }], []);

    expect(await tend(key)).toEqual({ made: ["Hanne hides the key."], removed: ["1"] });
  });

  it("is every vector again for another model", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["Hanne hides the locket."]);
    await tend(key);

    expect((await tend(key, "another/256")).made).toEqual(["Hanne hides the locket."]);
    expect((await tend(key, "another/256")).made).toEqual([]);
  });

  it("is a page at a time", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["One.", "Two.", "Three."]);
    const { embed } = await vectors.vectorWork(key, embedder.space, 2);

    expect(embed.map(({ content }) => content)).toEqual(["One.", "Two."]);
  });
});

describe("an index beside memory", () => {
  it("may know every item that was tended, until it was told that one is gone", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["One.", "Two.", "Three."]);
    expect(await vectors.vectorIds(key, null, 10)).toEqual([]);
    const { embed } = await vectors.vectorWork(key, embedder.space, 2);
    await vectors.vectorsTended(key, embed, []);
    await rememberItems(key, 0, ["Two.", "Three."], 2);

    const known = await vectors.vectorIds(key, null, 10);
    expect(known).toContain("1");
    expect(await vectors.vectorIds(key, known[0]!, 10)).toEqual(known.slice(1));
    expect(await vectors.vectorIds(key, null, 1)).toEqual(known.slice(0, 1));
  });

  it("may know the items of an erased campaign, until it was told that they are gone; no later item has their ids", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["One.", "Two.", "Three."]);
    await tend(key);
    const known = await vectors.vectorIds(key, null, 10);
    expect(known).toHaveLength(3);
    await service.erase(key);
    await service.erase(key);
    await evictDurableObject(objectOf(key));
    expect(await vectors.vectorIds(key, null, 10)).toEqual(known);

    await rememberItems(key, 1, ["Four."]);
    const { embed, remove } = await vectors.vectorWork(key, embedder.space, 10);
    expect(embed.map(({ content }) => content)).toEqual(["Four."]);
    expect(remove).toEqual(known);
    expect(known).not.toContain(embed[0]?.id);
    await vectors.vectorsTended(key, [], known);
    expect(await vectors.vectorIds(key, null, 10)).toEqual([]);
  });

  it("knows none of an erased campaign where no vectors were made", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["One.", "Two."]);
    await service.erase(key);
    expect(await vectors.vectorIds(key, null, 10)).toEqual([]);
  });
});

describe("memory as its own index", () => {
  it("finds by meaning, also after it was asleep, and forgets with the campaign", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["The theft of the vessel was never solved.", "Hanne bakes bread.", "It rains."]);
    await tend(key);
    const [question] = await embedder.embed(["Who stole the ship?"], signal);

    await runInDurableObject(objectOf(key), async (_, { storage }) => {
      const [best] = new StoredVectors(storage).nearest(question!, 3);
      expect(best?.itemId).toBe(1);
      expect(best?.similarity).toBeGreaterThan(0.5);
    });
    await service.erase(key);
    await runInDurableObject(objectOf(key), async (_, { storage }) => {
      expect(new StoredVectors(storage).nearest(question!, 3)).toEqual([]);
    });
  });

  it("keeps up with what is put in and taken out while it is awake", async () => {
    const key = newCampaign();
    await rememberItems(key, 0, ["Hanne bakes bread."]);
    const [question] = await embedder.embed(["Who stole the ship?"], signal);

    await runInDurableObject(objectOf(key), async (_, { storage }) => {
      const kept = new StoredVectors(storage);
      const [bread] = kept.work("m", 10).embed;
      const [vector] = await embedder.embed([bread!.content], signal);
      expect(kept.nearest(question!, 3)).toEqual([]);
      kept.tended([{ ...bread!, values: vector! }], []);
      expect(kept.nearest(question!, 3)).toHaveLength(1);
      kept.tended([], [bread!.id]);
      expect(kept.nearest(question!, 3)).toEqual([]);
    });
  });

  it("lets go of the least important where there is no more room", async () => {
    const key = newCampaign();
    await rememberTurn(
      key,
      turn(0),
      [9, 1, 8, 2, 7, 3].map((importance, at) => item(`Thing ${at}.`, { key: `fact:${at}`, importance })),
    );

    await runInDurableObject(objectOf(key), async (_, { storage }) => {
      const kept = new StoredVectors(storage, { most: 4, lookEvery: 1 });
      const { embed } = kept.work("m", 10);
      const made = await embedder.embed(
        embed.map(({ content }) => content),
        signal,
      );
      kept.tended(
        embed.map((one, at) => ({ ...one, values: made[at]! })),
        [],
      );
      const left = kept
        .nearest(made[0]!, 10)
        .map(({ itemId }) => embed.find(({ id }) => Number(id) === itemId)?.content);

      expect(new Set(left)).toEqual(new Set(["Thing 0.", "Thing 2."]));
      expect(kept.work("m", 10).embed).toEqual([]);
    });
  });
});
