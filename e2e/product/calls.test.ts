import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { ErrorBody } from "#contracts/errors";
import { LEGACY_PATHS } from "#contracts/http/legacy-paths";
import * as ask from "../../web/src/shared/memory/ask-memory.ts";
import * as keep from "../../web/src/shared/memory/keep-memory.ts";
import { MemoryClient } from "../../web/src/shared/memory/memory-client.ts";
import { summarizeMemories } from "../../web/src/shared/memory/summarize-memories.ts";
import { Player } from "../harness/player.ts";
import { Stack } from "../harness/stack.ts";

let stack: Stack;
let player: Player;
let world: World;
let campaign: Campaign;
beforeAll(async () => {
  stack = await Stack.start();
  player = await Player.join(stack.url);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  ({ world, campaign } = await player.readyToPlay());
});

const errorOf = async (method: string, path: string, body?: unknown, who = player) => {
  const answer = await who.call<ErrorBody>(method, path, body);
  return [answer.status, answer.body.error];
};
describe("§7 The calls the product makes", () => {
  it("GET /health tells the health addresses of the four services, and each answers for itself", async () => {
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
      expect([path, body]).toEqual([path, { response: expect.stringMatching(/\w/u) }]);
    }
    expect(await player.messages(campaign.id)).toEqual(before);
    expect(before).toHaveLength(6);
  });

  it("chat's context, opening and detail level answer as told", async () => {
    const asked = { campaignId: campaign.id, userId: campaign.userId };
    expect((await player.call("POST", "/api/chat/context", asked)).body).toEqual({
      recentEvents: [],
      totalMemories: 0,
    });
    const level = { detailLevel: "immersive", description: expect.any(String) };
    expect((await player.call("POST", "/api/chat/detail-level", { ...asked, detailLevel: "immersive" })).body).toEqual(
      level,
    );
    const query = `campaignId=${campaign.id}&userId=${campaign.userId}`;
    expect((await player.call("GET", `/api/chat/detail-level?${query}`)).body).toEqual(level);
    expect((await player.call("POST", "/api/chat/initialize-campaign", asked)).status).toBe(200);
    expect((await player.messages(campaign.id)).map(({ kind }) => kind)).toEqual(["opening"]);
  });

  it("the memory service is told of a campaign, asked about it, and forgets it", async () => {
    const ids = { worldId: world.id, campaignId: campaign.id };
    await player.remembered(campaign);
    const asked = { campaignId: campaign.id, currentSituation: "I knock." };
    expect((await player.call<object>("POST", "/api/memory/context", asked)).body).toMatchObject({
      activeQuests: [],
      contextualMemories: expect.any(Array),
      hasRelevantMemory: expect.any(Boolean),
    });
    expect((await player.call("DELETE", "/api/memory/campaigns", ids)).status).toBe(204);
  });

  it.each(LEGACY_PATHS)("$method $path is answered as $target is", async ({ path, method, target, id }) => {
    const where = id ? `${path}?${id.parameter}=none` : path;
    const [older, newer] = [where, target.replace(":id", "none")].map((each) =>
      errorOf(method.toUpperCase(), each, method === "get" ? undefined : { surplus: 1 }),
    );
    const [status, words] = (await newer) ?? [];
    expect(await older).toEqual([status, words]);
    expect(words).not.toBe("Not found");
  });
});

describe("§4, §5, §8 The memory service's client", () => {
  /** A client as the player's own page has it: Node's WebSocket takes the headers that a browser sends by itself. */
  const clientAt = (address: string) =>
    new MemoryClient({
      campaignId: campaign.id,
      address,
      open: (url) => {
        const headers = { Origin: stack.url, Cookie: player.cookies() };
        return new WebSocket(url, { headers } as unknown as string);
      },
    });

  it("is not connected at first: 'WebSocket not connected'; then it is, by an address that was http (§5)", async () => {
    const client = clientAt(stack.url);
    expect(client.connected).toBe(false);
    await expect(ask.searchCampaign(client, "bell")).rejects.toThrow("WebSocket not connected");
    await client.connect();
    expect(await ask.checkHealth(client)).toMatchObject({ type: "health_check_complete", status: "healthy" });
    client.close();
    await expect(ask.searchCampaign(client, "bell")).rejects.toThrow("WebSocket not connected");
  });

  it("yields null, an empty list or false where a request fails, and throws only an entity's update again (§7)", async () => {
    const client = clientAt(stack.url);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await ask.getContextualMemory(client, { currentSituation: "I knock." })).toBeNull();
    expect(await ask.triggerLocationMemory(client, "We come to the ferry")).toEqual([]);
    expect(await ask.generateCharacterRecap(client, "Ysolde")).toBeNull();
    expect(await keep.storeEntity(client, { entityId: "hanne", entityData: { name: "Hanne", type: "person" } })).toBe(
      false,
    );
    expect(await keep.storeDialogue(client, { speaker: "Hanne", text: "No." })).toBe(false);
    await expect(keep.updateEntity(client, "hanne", {})).rejects.toThrow("WebSocket not connected");
    expect(warned.mock.calls.map(([words]) => words)).toEqual([
      "Failed to get contextual memory",
      "Failed to trigger location memory",
      "Failed to generate character recap",
      "Failed to store entity",
      "Failed to store dialogue",
    ]);
    warned.mockRestore();
  });

  it("§5 sums up what is scored above 0.5, at most three, joined by spaces", () => {
    const scored = [0.9, 0.5, 0.8, 0.7, 0.6].map((relevance_score) => ({
      content: `${relevance_score}`,
      relevance_score,
    }));
    expect(summarizeMemories(scored)).toBe("0.9 0.8 0.7");
  });
});
