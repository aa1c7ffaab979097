import { describe, expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import { newCampaign, objectOf, service } from "../../test/campaign.ts";
import { type Frame, join } from "../../test/player.ts";

/** Sends requests in order, as a client would that has read nothing but the names of the requests, and returns their replies. */
async function play(key: CampaignKey, requests: readonly object[]): Promise<Frame[]> {
  const player = await join(key);
  const answered: Frame[] = [];
  for (const [index, request] of requests.entries()) {
    const frame = { requestId: `r${index}`, ...request };
    const replies = () => player.frames.filter(({ requestId }) => requestId === frame.requestId);
    const before = replies().length;
    player.send(frame);
    await player.until(() => replies().length > before);
    answered.push(replies().at(-1) as Frame);
  }
  return answered;
}

const store = (entityId: string, entityData: object, relationships?: unknown) => ({
  type: "store_entity_with_relationships",
  entityId,
  entityData,
  ...(relationships !== undefined && { relationships }),
});
const eyes = (key: CampaignKey) => objectOf(key).queries();

describe("entities in the words of the field", () => {
  it.each([
    ["npc", "person"],
    ["Non-Player Character", "person"],
    ["LOCATION", "place"],
    ["organisation", "faction"],
    ["Monster", "creature"],
    ["Sentient Ship", "sentient ship"],
  ])("take %s for a %s", async (word, type) => {
    const key = newCampaign();
    const [, found] = await play(key, [
      store("npc:hanne.1", { name: "Hanne", type: word }),
      { type: "get_entities_by_type", entityType: word, filters: null },
    ]);
    expect(found).toMatchObject({ entities: [{ id: "npc:hanne.1", name: "Hanne", type }] });
  });

  it("make somebody who is not stored yet, and name them when they are", async () => {
    const key = newCampaign();
    const [first, second] = await play(key, [
      store("npc-hanne", { name: "Hanne" }, [
        { targetId: "npc-oskar", targetName: "Oskar", type: "trusts" },
        { targetEntityId: "npc-3", relationshipType: "fears" },
      ]),
      store("npc-3", { name: "Brakk", kind: "npc" }),
    ]);
    expect(first).not.toHaveProperty("error");
    expect(second).not.toHaveProperty("error");
    const people = await eyes(key).entities("person", {});
    expect(people.map(({ id, name }) => [id, name])).toContainEqual(["npc-3", "Brakk"]);
    const bonds = await eyes(key).relationships({ id: "npc-hanne" }, []);
    expect(bonds?.map(({ type, toEntityId }) => [type, toEntityId]).toSorted()).toEqual([
      ["fears", "npc-3"],
      ["trusts", "npc-oskar"],
    ]);
  });

  it("keep every field: what can change as a claim, the rest as properties", async () => {
    const key = newCampaign();
    await play(key, [
      store("e1", { name: "Hanne", race: "elf", location: "Varrow", tags: ["tall", "grim"] }),
      { type: "update_entity", entityId: "e1", updateData: { status: "dead", race: "half-elf" } },
    ]);
    const { entities } = await service.known({ ...key, text: "Hanne" });
    expect(entities).toMatchObject([{ status: { value: "dead" }, place: { value: "Varrow" } }]);
    const { items } = await eyes(key).items({});
    const contents = items.map(({ content }) => content);
    expect(contents).toContain("Hanne: tags: tall; grim");
    expect(contents).toContain("Hanne: race: half-elf");
    expect(contents).not.toContain("Hanne: race: elf");
  });
});

describe("quests, episodes and relationships", () => {
  it("keep a quest's description and status where an update leaves them out", async () => {
    const key = newCampaign();
    const description = "The bell of Varrow is gone.";
    const [, , , blank] = await play(key, [
      { type: "store_quest", questData: { id: "q 1", title: "Find the bell", description, giver: "Hanne" } },
      { type: "store_quest", questData: { id: "q 1", status: "Completed" } },
      { type: "store_quest", questData: { id: "q 1", title: "Find the old bell" } },
      { type: "store_quest", questData: { title: "  " } },
    ]);
    expect(await eyes(key).quests("completed")).toMatchObject([
      { id: "q 1", title: "Find the old bell", status: "completed", description: expect.stringContaining(description) },
    ]);
    const { items } = await eyes(key).items({});
    expect(items.map(({ content }) => content)).toContain("Find the bell: giver: Hanne");
    expect(blank).toMatchObject({ type: "quest_store_complete", error: expect.stringContaining("must say something") });
  });

  it("read a quest's status kindly, and refuse a word that is none by naming those that are", async () => {
    const key = newCampaign();
    const [, asked, unknown] = await play(key, [
      { type: "store_quest", questData: { title: "Find the bell", status: "in_progress" } },
      { type: "get_quests_by_status", status: "Active" },
      { type: "get_quests_by_status", status: "purple" },
    ]);
    expect(asked).toMatchObject({ quests: [{ title: "Find the bell", status: "active" }] });
    expect(unknown).toMatchObject({ error: expect.stringContaining("open, active, completed or failed") });
  });

  it("store an episode's own fields, so that a search finds them", async () => {
    const key = newCampaign();
    await play(key, [{ type: "add_episode", episodeData: { title: "Night", events: ["The mill burnt down."] } }]);
    expect((await eyes(key).items({ q: "mill" })).items).toMatchObject([{ content: expect.stringContaining("burnt") }]);
  });

  it("refuse words that say nothing", async () => {
    const [blank] = await play(newCampaign(), [{ type: "store_dialogue", speaker: "Hanne", text: "  " }]);
    expect(blank).toMatchObject({ dialogueId: null, error: expect.stringContaining("must say something") });
  });

  it("keep a relationship's id when its type changes, and do not revive one that has ended", async () => {
    const key = newCampaign();
    await play(key, [store("e1", { name: "Hanne" }, [{ targetName: "Oskar", type: "trusts" }])]);
    const [bond] = (await eyes(key).relationships({ id: "e1" }, [])) ?? [];
    const update = (updateData: object) => ({ type: "update_relationship", relationshipId: bond?.id, updateData });
    const [renamed, again, , ended] = await play(key, [
      update({ type: "hates", strength: 9 }),
      update({ description: "Since the fire." }),
      update({ ended: true }),
      update({ description: "Still." }),
    ]);
    expect(renamed).toMatchObject({ relationshipId: bond?.id });
    expect(again).not.toHaveProperty("error");
    expect(ended).toMatchObject({ error: expect.stringContaining("has ended") });
    const left = await eyes(key).relationships({ id: "e1" }, []);
    expect(left?.filter(({ validTo }) => validTo === null).map(({ type }) => type)).not.toContain("trusts");
  });
});

describe("requests of strangers", () => {
  it("may have null for whatever is optional, and numbers as text", async () => {
    const [found, context] = await play(newCampaign(), [
      { type: "search_campaign", query: "rain", limit: "500", userId: null, worldId: null },
      { type: "get_contextual_memory", currentSituation: "At the gate", relevantEntities: null, maxContextItems: 0 },
    ]);
    expect(found).toMatchObject({ type: "search_complete", results: [] });
    expect(context).not.toHaveProperty("error");
  });

  it("are refused by the name of the field where it is unknown, never answered as if it had been read", async () => {
    const [refused] = await play(newCampaign(), [{ type: "search_campaign", query: "rain", colour: "blue" }]);
    expect(refused).toMatchObject({ type: "search_complete", error: expect.stringContaining("colour") });
  });

  it("may come again, corrected, under the id of the one that failed", async () => {
    const key = newCampaign();
    const [failed, corrected] = await play(key, [
      { requestId: "same", type: "store_dialogue", speaker: "Hanne", text: "" },
      { requestId: "same", type: "store_dialogue", speaker: "Hanne", text: "Halt!" },
    ]);
    expect(failed).toHaveProperty("error");
    expect(corrected).toMatchObject({ dialogueId: expect.stringMatching(/^\d+$/u) });
  });
});
