import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { MemoryContextAnswer } from "#contracts/http/memory";
import type { GeneratedWorldAnswer } from "#contracts/http/worlds";
import type { TurnAnswer } from "#contracts/play/turn";
import * as memory from "#memory-client";
import { memoryClient } from "../../tools/harness/player/memory-client.ts";
import { Player } from "../../tools/harness/player/player.ts";
import { sharedStack } from "../../tools/harness/stack/shared-stack.ts";

const stack = sharedStack();
let player: Player;
let world: World;
let campaign: Campaign;
beforeAll(async () => {
  player = await Player.ready(stack.url);
});
beforeEach(async () => {
  ({ world, campaign } = await player.readyToPlay());
});

/** A campaign's memory as the text that POST /api/memory/context returns. */
const memoryInWords = async (campaignId: string): Promise<string> => {
  const request = { campaignId, currentSituation: "I knock." };
  return (await player.call<MemoryContextAnswer>("POST", "/api/memory/context", request)).body.campaignContext;
};

/** The data that a page sends to memory when a campaign is saved. */
const payloadOf = ({ startingLevel, levelProgression, exploration, combat, social, elements }: Campaign) => ({
  type: "campaign",
  name: "The Drowned Bell",
  description: "A bell rings below the tide.",
  properties: { startingLevel, levelProgression, exploration, combat, social, elements },
});

describe("The calls the product makes", () => {
  it("GET /health lists the health addresses of the four services, and each answers for itself", async () => {
    const { services } = (await player.call<{ services: Record<string, string> }>("GET", "/health")).body;
    expect(Object.keys(services).toSorted()).toEqual(["chat", "core", "graph", "memory"]);
    for (const [service, address] of Object.entries(services)) {
      const answer = await player.call("GET", new URL(address).pathname);
      expect(answer).toMatchObject({ status: 200, body: { service, status: "healthy" } });
    }
  });

  it("/api/chat, /api/chat/gamemaster and /api/chat/gm-response play a turn; quick chat answers without one", async () => {
    for (const path of ["/api/chat", "/api/chat/gamemaster", "/api/chat/gm-response"]) {
      const { body } = await player.call("POST", path, { campaignId: campaign.id, message: "I wait." });
      expect([path, body]).toEqual([path, expect.objectContaining({ response: expect.stringMatching(/\w/u) })]);
    }
    const before = await player.messages(campaign.id);
    for (const path of ["/api/quick-chat", "/api/chat/quick"]) {
      const { body } = await player.call("POST", path, { message: "What is a ferry?" });
      expect([path, body]).toEqual([path, { response: expect.stringMatching(/\w/u), source: "oracle" }]);
    }
    expect(await player.messages(campaign.id)).toEqual(before);
    expect(before).toHaveLength(6);
  });

  it("chat's context, opening and detail level answer as documented", async () => {
    const request = { campaignId: campaign.id, userId: campaign.userId };
    expect((await player.call("POST", "/api/chat/context", request)).body).toEqual({
      recentEvents: [],
      totalMemories: 0,
    });
    const level = { detailLevel: "immersive", description: expect.any(String) };
    expect(
      (await player.call("POST", "/api/chat/detail-level", { ...request, detailLevel: "immersive" })).body,
    ).toEqual(level);
    const query = `campaignId=${campaign.id}&userId=${campaign.userId}`;
    expect((await player.call("GET", `/api/chat/detail-level?${query}`)).body).toEqual(level);
    expect((await player.call("POST", "/api/chat/initialize-campaign", request)).status).toBe(200);
    expect((await player.messages(campaign.id)).map(({ kind }) => kind)).toEqual(["opening"]);
  });

  it("the memory service gets a campaign, answers about it, and deletes it", async () => {
    const ids = { worldId: world.id, campaignId: campaign.id, userId: campaign.userId };
    const saved = await player.call("PUT", "/api/memory/worlds", { ...ids, payload: payloadOf(campaign) });
    expect(saved).toMatchObject({ status: 200, body: { worldId: world.id, campaignId: campaign.id } });
    const request = { campaignId: campaign.id, currentSituation: "I knock." };
    expect((await player.call<object>("POST", "/api/memory/context", request)).body).toMatchObject({
      activeQuests: [],
      keyNpcs: [],
      currentLocationInfo: null,
      recentEvents: [],
      contextualMemories: expect.any(Array),
      hasRelevantMemory: expect.any(Boolean),
      campaignContext: expect.stringContaining("A bell rings below the tide."),
    });
    expect((await player.call("DELETE", "/api/memory/campaigns", ids)).status).toBe(204);
    expect(await memoryInWords(campaign.id)).toBe("");
  });
});

describe("The older addresses do what they always did", () => {
  it("POST /generate_world_description makes a world, or describes the one that worldId names", async () => {
    const wish = {
      name: "Varrow Point",
      genres: ["norse"],
      magicLevel: "rare",
      additionalDetails: "",
      userId: world.userId,
    };
    const made = await player.call<GeneratedWorldAnswer>("POST", "/generate_world_description", wish);
    expect(made.status).toBe(201);
    const stored = async () =>
      (await player.call<{ world: World }>("GET", `/api/worlds/${made.body.worldId}`)).body.world;
    expect(await stored()).toMatchObject({
      name: "Varrow Point",
      genres: ["norse"],
      description: made.body.description,
    });
    const path = `/generate_world_description?worldId=${made.body.worldId}`;
    const again = await player.call<GeneratedWorldAnswer>("POST", path, { ...wish, genres: ["desert"] });
    expect(again).toMatchObject({ status: 200, body: { worldId: made.body.worldId } });
    expect(await stored()).toMatchObject({ genres: ["desert"], description: again.body.description });
  });

  it("GET /get_world_info answers with the world that worldId names", async () => {
    const older = await player.call("GET", `/get_world_info?worldId=${world.id}`);
    expect(older).toMatchObject({ status: 200, body: { world: { id: world.id, name: "Saltmarrow" } } });
    expect(older).toEqual(await player.call("GET", `/api/worlds/${world.id}/info`));
  });

  it("POST /generate_campaign_description describes a campaign that is not saved yet, or the one that campaignId names", async () => {
    const wish = {
      name: "The Blue Lamp",
      worldId: world.id,
      startingLevel: 2,
      elements: ["heist"],
      userId: world.userId,
    };
    const request = await player.call<GeneratedCampaignAnswer>("POST", "/generate_campaign_description", wish);
    expect(request).toMatchObject({ status: 200, body: { name: "The Blue Lamp", sections: expect.any(Object) } });
    expect(request.body.description).toContain("## Story Hooks");
    expect((await player.call("GET", `/api/campaigns/${request.body.campaignId}`)).status).toBe(404);
    const free = await player.campaign(world.id);
    const path = `/generate_campaign_description?campaignId=${free.id}`;
    const again = await player.call<GeneratedCampaignAnswer>("POST", path, wish);
    expect(again).toMatchObject({ status: 200, body: { campaignId: free.id } });
    const { body } = await player.call<{ campaign: Campaign }>("GET", `/api/campaigns/${free.id}`);
    expect(body.campaign.aiGeneratedDescription).toBe(again.body.description);
  });

  it("POST /chat_with_gamemaster plays a turn", async () => {
    const body = { campaignId: campaign.id, message: "I wait at the ferry.", userId: campaign.userId };
    const answer = await player.call<TurnAnswer>("POST", "/chat_with_gamemaster", body);
    expect(answer).toMatchObject({ status: 200, body: { state: "complete", source: "oracle" } });
    const transcript = (await player.messages(campaign.id)).map(({ sender, message }) => [sender, message]);
    expect(transcript).toEqual([
      ["user", "I wait at the ferry."],
      ["gm", answer.body.response],
    ]);
  });

  it("PUT /initialize_memory sends a campaign to memory, and DELETE /delete_world_data deletes it there", async () => {
    const ids = { worldId: world.id, userId: campaign.userId };
    const body = { ...ids, campaignId: campaign.id, payload: payloadOf(campaign) };
    const saved = await player.call("PUT", "/initialize_memory", body);
    expect(saved).toMatchObject({ status: 200, body: { worldId: world.id, campaignId: campaign.id } });
    expect(await memoryInWords(campaign.id)).toContain("A bell rings below the tide.");
    const forget = (preserveCampaignData: boolean) =>
      player.call("DELETE", "/delete_world_data", { ...ids, preserveCampaignData });
    expect((await forget(true)).status).toBe(204);
    expect(await memoryInWords(campaign.id)).toContain("A bell rings below the tide.");
    expect((await forget(false)).status).toBe(204);
    expect(await memoryInWords(campaign.id)).toBe("");
  });

  it("GET /get_processing_status says how many of a campaign's turns are digested", async () => {
    const turnId = crypto.randomUUID();
    await player.call("POST", "/api/chat", { campaignId: campaign.id, message: "I wait.", turnId });
    const status = (path: string) => player.call<GraphStatusAnswer>("GET", `${path}?campaignId=${campaign.id}`);
    const read = async () => (await status("/get_processing_status")).body.lastDigestedTurnId;
    await expect.poll(read).toBe(turnId);
    const nothing = {
      status: 200,
      body: { pending: 0, lastDigestedTurnId: turnId, deadLetters: [], parked: [], rebuilding: false },
    };
    expect(await status("/get_processing_status")).toEqual(nothing);
    expect(await status("/api/graph/status")).toEqual(nothing);
  });
});

describe("The memory service's client", () => {
  it("is not connected at first: 'WebSocket not connected'; then it is, by an address that was http", async () => {
    const client = memoryClient(player, campaign.id);
    expect(client.connected).toBe(false);
    await expect(memory.searchCampaign(client, "bell")).rejects.toThrow("WebSocket not connected");
    await client.connect();
    expect(await memory.checkHealth(client)).toMatchObject({ type: "health_check_complete", status: "healthy" });
    client.close();
    await expect(memory.searchCampaign(client, "bell")).rejects.toThrow("WebSocket not connected");
  });

  it("yields null, an empty list or false where a request fails, and throws only an entity's update again", async () => {
    const client = memoryClient(player, campaign.id);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await memory.getContextualMemory(client, { currentSituation: "I knock." })).toBeNull();
    expect(await memory.triggerLocationMemory(client, "We come to the ferry")).toEqual([]);
    expect(await memory.generateCharacterRecap(client, "Ysolde")).toBeNull();
    expect(await memory.storeEntity(client, { entityId: "hanne", entityData: { name: "Hanne", type: "person" } })).toBe(
      false,
    );
    expect(await memory.storeDialogue(client, { speaker: "Hanne", text: "No." })).toBe(false);
    await expect(memory.updateEntity(client, "hanne", {})).rejects.toThrow("WebSocket not connected");
    expect(warned.mock.calls.map(([words]) => words)).toEqual([
      "Failed to get contextual memory",
      "Failed to trigger location memory",
      "Failed to generate character recap",
      "Failed to store entity",
      "Failed to store dialogue",
    ]);
    warned.mockRestore();
  });

  it("sums up what is scored above 0.5, at most three, joined by spaces", () => {
    const scored = [0.9, 0.5, 0.8, 0.7, 0.6].map((relevance_score) => ({
      content: `${relevance_score}`,
      relevance_score,
    }));
    expect(memory.summarizeMemories(scored)).toBe("0.9 0.8 0.7");
  });
});
