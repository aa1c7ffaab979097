import { describe, expect, it } from "vitest";

import { Player } from "../tools/harness/player/player.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

type Frame = Readonly<Record<string, unknown>> & { readonly type: string };

/** The requests of the memory protocol with the type of each reply, as docs/product/calls.md has them. */
const REPLIES: Readonly<Record<string, string>> = {
  health_check: "health_check_complete",
  store_entity_with_relationships: "entity_store_complete",
  store_quest: "quest_store_complete",
  add_episode: "episode_add_complete",
  store_dialogue: "dialogue_store_complete",
  search_campaign: "search_complete",
  get_contextual_memory: "contextual_memory_complete",
  trigger_location_memory: "location_memory_complete",
  generate_character_recap: "character_recap_complete",
  search_relationships: "relationship_search_complete",
  get_entity_relationships: "entity_relationships_complete",
  update_relationship: "relationship_update_complete",
  get_entities_by_type: "entities_by_type_complete",
  update_entity: "entity_update_complete",
  get_quests_by_status: "quests_by_status_complete",
};

/** A client of somebody who has nothing but Node and the tables of the calls: it sends a frame and waits for the one with its requestId. */
async function connect(player: Player, campaignId: string) {
  const address = `${player.site.replace(/^http/u, "ws")}/ws?campaignId=${campaignId}`;
  const headers = { Cookie: player.cookies(), Origin: player.site };
  // Node's WebSocket takes headers; its types are those of browsers.
  const socket = new WebSocket(address, { headers } as never);
  const waiting = new Map<string, (frame: Frame) => void>();
  socket.addEventListener("message", ({ data }) => {
    const frame = JSON.parse(String(data)) as Frame;
    waiting.get(String(frame["requestId"]))?.(frame);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("The connection was refused")));
  });
  let sent = 0;
  const ask = (type: string, fields: object): Promise<Frame> =>
    new Promise((resolve) => {
      const requestId = `request-${(sent += 1)}`;
      waiting.set(requestId, resolve);
      socket.send(JSON.stringify({ type, requestId, campaignId, ...fields }));
    });
  return { ask, close: () => socket.close() };
}

describe("A client that was written from the tables of the calls alone", () => {
  const stack = sharedStack();

  it("gets what it asks for with all fifteen requests, and no refusal", async () => {
    const player = await Player.ready(stack.url);
    const { world, campaign } = await player.readyToPlay();
    const { userId } = campaign;
    const { ask, close } = await connect(player, campaign.id);
    const asked = new Set<string>();
    const done = async (type: string, fields: object): Promise<Frame> => {
      const frame = await ask(type, fields);
      asked.add(type);
      expect(frame).not.toHaveProperty("error");
      expect(frame.type).toBe(REPLIES[type]);
      return frame;
    };

    await done("health_check", {});
    await done("store_entity_with_relationships", {
      entityId: "npc-hanne",
      userId,
      entityData: { name: "Hanne", type: "npc", description: "A ferrywoman.", race: "human", location: "Varrow" },
      relationships: [{ targetId: "npc-oskar", targetName: "Oskar", type: "trusts" }],
    });
    await done("store_entity_with_relationships", {
      entityId: "location:varrow.1",
      userId,
      entityData: { name: "Varrow", type: "location", description: null },
      relationships: null,
    });
    await done("store_entity_with_relationships", {
      entityId: "npc-oskar",
      userId,
      entityData: { name: "Oskar", type: "non-player character" },
      relationships: [],
    });
    await done("store_quest", { questData: { title: "Find the bell", status: "Active", giver: "Hanne" } });
    await done("add_episode", { episodeData: { title: "The ferry", events: ["Oskar took a copper ring."] } });
    await done("store_dialogue", {
      speaker: "Hanne",
      text: "The toll is two coppers.",
      context: "at the ferry",
      worldId: world.id,
    });

    expect(await done("search_campaign", { query: "copper ring", limit: 10 })).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({
          content: expect.stringContaining("Oskar took a copper ring."),
          relevance_score: expect.any(Number),
        }),
      ]),
    });
    expect(
      await done("get_contextual_memory", {
        currentSituation: "I ask Hanne about the toll.",
        worldId: world.id,
        relevantEntities: ["npc-hanne"],
        maxContextItems: 15,
      }),
    ).toMatchObject({ campaignContext: { activeQuests: [{ title: "Find the bell" }] } });
    const there = { triggerEvent: "The party reaches Varrow", contextEntities: ["Hanne"] };
    expect((await done("trigger_location_memory", there))["relevantMemories"]).not.toEqual([]);
    expect(await done("generate_character_recap", { characterName: "Hanne", sessionsBack: 5 })).toMatchObject({
      characterRecap: { relationships_changed: [expect.stringContaining("Oskar")] },
    });
    const bonds = await done("search_relationships", { entityName: "Hanne", relationshipTypes: ["trusts"] });
    const [bond] = bonds["relationships"] as { id: string }[];
    expect(await done("get_entity_relationships", { entityId: "npc-hanne", relationshipTypes: null })).toMatchObject({
      relationships: [{ id: bond?.id, type: "trusts", toEntityId: "npc-oskar" }],
    });
    await done("update_relationship", { relationshipId: bond?.id, updateData: { type: "fears", strength: 9 } });
    await done("update_entity", { entityId: "npc-oskar", userId, updateData: { status: "dead" } });
    expect(await done("get_entities_by_type", { entityType: "npc", filters: {} })).toMatchObject({
      entities: expect.arrayContaining([
        expect.objectContaining({ id: "npc-hanne", name: "Hanne" }),
        expect.objectContaining({ id: "npc-oskar", name: "Oskar" }),
      ]),
    });
    expect(await done("get_quests_by_status", { status: "active" })).toMatchObject({
      quests: [{ title: "Find the bell" }],
    });

    expect([...asked].toSorted()).toEqual(Object.keys(REPLIES).toSorted());
    close();
  });
});
