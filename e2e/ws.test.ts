import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import * as ask from "../web/src/shared/memory/ask-memory.ts";
import * as keep from "../web/src/shared/memory/keep-memory.ts";
import { MemoryClient } from "../web/src/shared/memory/memory-client.ts";
import { memoryEnhancedAction } from "../web/src/shared/memory/memory-enhanced-action.ts";
import type { Push } from "../web/src/shared/memory/request-types.ts";
import { Player } from "./harness/player.ts";
import { Stack } from "./harness/stack.ts";

const PATIENCE = { timeout: 60_000, interval: 100 };

describe("The browser's memory client on the built product", () => {
  let stack: Stack;
  const clients: MemoryClient[] = [];
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    stack = await Stack.start();
  });
  afterEach(() => clients.splice(0).forEach((client) => client.close()));
  afterAll(() => stack?.stop());

  /** A client as the player's own page has it: Node's WebSocket takes the headers that a browser sends by itself. */
  async function connect(player: Player, campaignId: string): Promise<MemoryClient> {
    const headers = { Origin: stack.url, Cookie: player.cookies() };
    const open = (url: string): WebSocket => {
      const socket = new WebSocket(url, { headers } as unknown as string);
      sockets.push(socket);
      return socket;
    };
    const client = new MemoryClient({ campaignId, address: stack.url, open });
    clients.push(client);
    await client.connect();
    return client;
  }

  it("gets an answer to every request of product.md §7", async () => {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);

    expect(await ask.checkHealth(client)).toMatchObject({ type: "health_check_complete", status: "healthy" });
    expect(
      await keep.addEpisode(client, { title: "The ferry", summary: "The ferryman took a copper ring." }),
    ).toMatchObject({
      campaignId: campaign.id,
      message: "Episode added",
    });
    const hanne = { entityId: "hanne", entityData: { name: "Hanne", type: "person" as const } };
    expect(await keep.storeEntity(client, { ...hanne, relationships: [{ targetName: "Orlo", type: "owes" }] })).toBe(
      true,
    );
    expect(await keep.storeDialogue(client, { speaker: "Hanne", text: "Orlo shall have his silver." })).toBe(true);
    expect(await keep.storeQuest(client, { title: "Find the bell", description: "It rings below." })).toBe(true);

    expect(await ask.searchCampaign(client, "copper")).toMatchObject({
      query: "copper",
      results: [{ content: expect.stringContaining("copper ring"), relevance_score: expect.any(Number) }],
    });
    const [owes, ...others] = await ask.searchRelationships(client, "Hanne");
    expect(others).toEqual([]);
    expect(owes).toMatchObject({ type: "owes", fromEntityId: "hanne" });
    await keep.updateRelationship(client, owes?.id ?? "", { description: "For the crossing." });
    expect(await ask.getEntityRelationships(client, "hanne", ["owes"])).toMatchObject([
      { type: "owes", description: "For the crossing." },
    ]);
    await keep.updateEntity(client, "hanne", { description: "Keeps the toll." });
    expect(await ask.getEntitiesByType(client, "person", { name: "hanne" })).toMatchObject([
      { id: "hanne", name: "Hanne", description: "Keeps the toll." },
    ]);
    expect(await ask.getQuestsByStatus(client, "open")).toMatchObject([{ title: "Find the bell", status: "open" }]);
    expect(await ask.getContextualMemory(client, { currentSituation: "I ask Hanne about the silver." })).toMatchObject({
      activeQuests: [{ title: "Find the bell" }],
      contextualMemories: expect.any(Array),
    });
    expect(await ask.triggerLocationMemory(client, "We come to the ferry")).toEqual(expect.any(Array));
    expect(await ask.generateCharacterRecap(client, "Hanne")).toMatchObject({ recent_actions: expect.any(Array) });
    expect(await memoryEnhancedAction(client, { currentSituation: "The ferryman has a copper ring." })).toMatchObject({
      hasRelevantMemory: true,
    });
    await expect(keep.updateEntity(client, "nobody", {})).rejects.toThrow("Entity not found");
    await expect(
      client.request("store_entity_with_relationships", { ...hanne, userId: "somebody-else" }),
    ).rejects.toThrow("User ID mismatch");
  });

  it("hears of a turn that is told elsewhere, and of what was remembered of it", async () => {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const pushes: Push[] = [];
    client.on("push", (push) => pushes.push(push));
    await player.call("POST", "/api/chat/gamemaster", { campaignId: campaign.id, message: "I look for the ferryman." });

    await vi.waitUntil(() => pushes.some(({ type }) => type === "memory_changed"), PATIENCE);
    expect(pushes.map(({ type }) => type).slice(0, 2)).toEqual(["turn_started", "turn_ended"]);
  });

  it("does every change once and answers every request once while the runtime is killed under it", async () => {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const changes: Promise<unknown>[] = [];
    const missed = vi.fn();
    client.on("missed", missed);
    for (let crash = 0; crash < 3; crash += 1) {
      for (let change = 0; change < 5; change += 1) {
        changes.push(keep.addEpisode(client, `Lantern ${crash}-${change} was lit.`));
      }
      await stack.crash();
      client.tryNow();
      await vi.waitUntil(() => client.connected, PATIENCE);
    }
    for (let cut = 0; cut < 5; cut += 1) {
      changes.push(keep.addEpisode(client, `Lantern cut-${cut} was lit.`));
      sockets.at(-1)?.close();
      await vi.waitUntil(() => !client.connected, PATIENCE);
      await vi.waitUntil(() => client.connected, PATIENCE);
    }

    expect(await Promise.all(changes)).toHaveLength(20);
    expect(missed).not.toHaveBeenCalled();
    const { results } = await ask.searchCampaign(client, "lantern lit", 100);
    const lit = results.map(({ content }) => content);
    expect(lit).toHaveLength(20);
    expect(new Set(lit).size).toBe(20);
  });

  it("is closed with 4401 once its player has signed out", async () => {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const ended = vi.fn();
    client.on("ended", ended);
    expect(await ask.checkHealth(client)).toMatchObject({ status: "healthy" });
    const { csrfToken } = (await player.call<{ csrfToken: string }>("GET", "/api/auth/csrf")).body;
    await player.fetch("POST", "/api/auth/signout", {
      body: new URLSearchParams({ csrfToken }),
      headers: { "X-Auth-Return-Redirect": "1" },
    });
    await ask.checkHealth(client).catch(() => {});

    await vi.waitUntil(() => ended.mock.calls.length === 1, PATIENCE);
    expect(client.connected).toBe(false);
  });
});
