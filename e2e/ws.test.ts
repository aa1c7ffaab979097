import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";

import * as memory from "#memory-client";
import { memoryClient } from "../tools/harness/player/memory-client.ts";
import { Player } from "../tools/harness/player/player.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { ROOT, fromRoot } from "../tools/shared/paths.ts";

const PATIENCE = { timeout: 60_000, interval: 100 };

describe("The memory client on the built product", () => {
  const stack = sharedStack();
  const clients: memory.MemoryClient[] = [];
  const sockets: WebSocket[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.close()));

  async function connect(player: Player, campaignId: string): Promise<memory.MemoryClient> {
    const client = memoryClient(player, campaignId, (socket) => void sockets.push(socket));
    clients.push(client);
    await client.connect();
    return client;
  }

  it("gets an answer to every request of the memory protocol, of the type that it names", async () => {
    const player = await Player.ready(stack.url);
    const { world, campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const [campaignId, worldId, { userId }] = [campaign.id, world.id, campaign];

    expect(await client.request("health_check", {})).toMatchObject({
      type: "health_check_complete",
      status: "healthy",
      service: "memory",
    });
    expect(
      await client.request("store_entity_with_relationships", {
        entityId: "hanne",
        userId,
        entityData: { name: "Hanne", type: "person" },
        relationships: [{ targetName: "Orlo", type: "owes" }],
      }),
    ).toMatchObject({ type: "entity_store_complete", entityId: "hanne" });
    const episodeData = { title: "The ferry", summary: "Hanne took a copper ring." };
    expect(await client.request("add_episode", { episodeData })).toMatchObject({
      type: "episode_add_complete",
      campaignId,
      message: "Episode added",
    });
    const dialogue = { speaker: "Hanne", text: "Orlo shall have his silver.", context: "at the ferry", worldId };
    expect(await client.request("store_dialogue", dialogue)).toMatchObject({ type: "dialogue_store_complete" });
    const questData = { title: "Find the bell", description: "It rings below.", status: "open" as const };
    expect(await client.request("store_quest", { questData })).toMatchObject({ type: "quest_store_complete" });

    expect(await client.request("search_campaign", { query: "copper", limit: 5 })).toMatchObject({
      type: "search_complete",
      results: [{ content: "The ferry\nHanne took a copper ring.", relevance_score: expect.any(Number) }],
      totalResults: 1,
      query: "copper",
      campaignId,
    });
    expect(
      await client.request("get_contextual_memory", {
        currentSituation: "I ask Hanne about the silver.",
        worldId,
        relevantEntities: ["Orlo"],
        maxContextItems: 5,
      }),
    ).toMatchObject({
      type: "contextual_memory_complete",
      campaignContext: {
        activeQuests: [{ title: "Find the bell" }],
        keyNpcs: expect.arrayContaining([expect.objectContaining({ name: "Hanne" })]),
        contextualMemories: expect.arrayContaining([
          expect.objectContaining({ content: expect.stringContaining("Orlo shall have his silver.") }),
        ]),
        campaignContext: expect.stringContaining("Find the bell"),
      },
    });
    const around = { triggerEvent: "We come to the ferry", contextEntities: ["Hanne"] };
    const { type, relevantMemories } = await client.request("trigger_location_memory", around);
    expect(type).toBe("location_memory_complete");
    expect(relevantMemories.map(({ content }) => content)).toContain("The ferry\nHanne took a copper ring.");
    const recap = { characterName: "Hanne", sessionsBack: 3 };
    expect(await client.request("generate_character_recap", recap)).toMatchObject({
      type: "character_recap_complete",
      characterRecap: {
        recent_actions: ["The ferry\nHanne took a copper ring."],
        relationships_changed: ["Hanne owes Orlo."],
        quests_involved: [],
        current_status: "The ferry\nHanne took a copper ring.",
      },
    });

    const related = await client.request("search_relationships", { entityName: "Hanne", relationshipTypes: ["owes"] });
    expect(related).toMatchObject({
      type: "relationship_search_complete",
      relationships: [{ type: "owes", fromEntityId: "hanne" }],
    });
    const relationshipId = related.relationships[0]?.id ?? "";
    expect(
      await client.request("update_relationship", {
        relationshipId,
        updateData: { description: "For the crossing." },
      }),
    ).toMatchObject({ type: "relationship_update_complete", relationshipId });
    expect(
      await client.request("get_entity_relationships", { entityId: "hanne", relationshipTypes: ["owes"] }),
    ).toMatchObject({
      type: "entity_relationships_complete",
      relationships: [{ type: "owes", description: "For the crossing." }],
    });
    const update = { entityId: "hanne", userId, updateData: { description: "Keeps the toll." } };
    expect(await client.request("update_entity", update)).toMatchObject({
      type: "entity_update_complete",
      entityId: "hanne",
    });
    expect(
      await client.request("get_entities_by_type", { entityType: "person", filters: { name: "hanne" } }),
    ).toMatchObject({
      type: "entities_by_type_complete",
      entities: [{ id: "hanne", name: "Hanne", description: "Keeps the toll." }],
    });
    expect(await client.request("get_quests_by_status", { status: "open" })).toMatchObject({
      type: "quests_by_status_complete",
      quests: [{ title: "Find the bell", description: expect.stringContaining("It rings below."), status: "open" }],
    });

    await expect(client.request("update_entity", { entityId: "nobody", updateData: {} })).rejects.toThrow(
      "Entity not found",
    );
    await expect(client.request("update_entity", { ...update, userId: "somebody-else" })).rejects.toThrow(
      "User ID mismatch",
    );
  });

  it("finds by its helpers what its helpers stored", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const [mill, hanne] = [
      { entityId: "mill", entityData: { name: "Sunken Mill", type: "place" as const } },
      { entityId: "hanne", entityData: { name: "Hanne", type: "person" as const } },
    ];
    const relationships = [{ targetName: "Orlo", type: "owes" }];
    expect(await memory.storeEntity(client, mill)).toBe(true);
    expect(await memory.storeEntity(client, { ...hanne, relationships })).toBe(true);
    await memory.addEpisode(client, "At the Sunken Mill a lantern burns under water.");
    await memory.addEpisode(client, "Hanne took a copper ring.");
    expect(await memory.storeDialogue(client, { speaker: "Hanne", text: "Orlo shall have his silver." })).toBe(true);
    expect(await memory.storeQuest(client, { title: "Find the bell", description: "It rings below." })).toBe(true);

    const there = await memory.triggerLocationMemory(client, "We come to the Sunken Mill");
    expect(there.map(({ content }) => content)).toContain("At the Sunken Mill a lantern burns under water.");
    const [owes, ...others] = await memory.searchRelationships(client, "Hanne");
    expect(others).toEqual([]);
    expect(owes).toMatchObject({ type: "owes", fromEntityId: "hanne" });
    await memory.updateRelationship(client, owes?.id ?? "", { description: "For the crossing." });
    expect(await memory.getEntityRelationships(client, "hanne")).toMatchObject([{ description: "For the crossing." }]);
    await memory.updateEntity(client, "hanne", { description: "Keeps the toll." });
    expect(await memory.getEntitiesByType(client, "person", { name: "hanne" })).toMatchObject([
      { id: "hanne", description: "Keeps the toll." },
    ]);
    expect(await memory.getQuestsByStatus(client, "open")).toMatchObject([{ title: "Find the bell" }]);
    expect(
      await memory.getContextualMemory(client, { currentSituation: "I ask Hanne about the silver." }),
    ).toMatchObject({
      activeQuests: [{ title: "Find the bell" }],
    });
    expect(await memory.generateCharacterRecap(client, "Hanne")).toMatchObject({
      recent_actions: ["Hanne took a copper ring."],
      relationships_changed: ["For the crossing."],
    });
    expect(await memory.memoryEnhancedAction(client, { currentSituation: "Hanne has a copper ring." })).toMatchObject({
      hasRelevantMemory: true,
    });
  });

  it("stores and finds from plain Node as its README shows, in at most 30 lines", async () => {
    const readme = await readFile(fromRoot("packages/memory-client/README.md"), "utf8");
    const [, example = ""] = /^```js\n(.*?)^```$/msu.exec(readme) ?? [];
    expect(example.trim().split("\n").length).toBeLessThanOrEqual(30);
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();

    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", example], {
      cwd: ROOT,
      env: { SITE: player.site, COOKIE: player.cookies(), CAMPAIGN_ID: campaign.id },
    });
    expect(stdout).toMatch(/^[\d.]+ The ferry\nHanne took a copper ring\.$/mu);
  });

  it("is notified of a turn that is played elsewhere, and of its memories", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const pushes: memory.Push[] = [];
    client.on("push", (push) => pushes.push(push));
    await player.call("POST", "/api/chat/gamemaster", { campaignId: campaign.id, message: "I look for the ferryman." });

    await vi.waitUntil(() => pushes.some(({ type }) => type === "memory_changed"), PATIENCE);
    expect(pushes.map(({ type }) => type).slice(0, 2)).toEqual(["turn_started", "turn_ended"]);
  });

  it(
    "does every change once and answers every request once while the runtime is killed under it",
    { tags: ["long"] },
    async () => {
      const mortal = await Stack.start();
      onTestFinished(() => mortal.stop());
      const player = await Player.ready(mortal.url);
      const { campaign } = await player.readyToPlay();
      const client = await connect(player, campaign.id);
      const changes: Promise<unknown>[] = [];
      const missed = vi.fn();
      client.on("missed", missed);
      for (let crash = 0; crash < 3; crash += 1) {
        for (let change = 0; change < 5; change += 1) {
          changes.push(memory.addEpisode(client, `Lantern ${crash}-${change} was lit.`));
        }
        await mortal.crash();
        client.tryNow();
        await vi.waitUntil(() => client.connected, PATIENCE);
      }
      for (let cut = 0; cut < 5; cut += 1) {
        changes.push(memory.addEpisode(client, `Lantern cut-${cut} was lit.`));
        sockets.at(-1)?.close();
        await vi.waitUntil(() => !client.connected, PATIENCE);
        await vi.waitUntil(() => client.connected, PATIENCE);
      }

      expect(await Promise.all(changes)).toHaveLength(20);
      expect(missed).not.toHaveBeenCalled();
      const { results } = await memory.searchCampaign(client, "lantern lit", 100);
      const lit = results.map(({ content }) => content);
      expect(lit).toHaveLength(20);
      expect(new Set(lit).size).toBe(20);
    },
  );

  it("is closed with 4401 once its player has signed out", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const client = await connect(player, campaign.id);
    const ended = vi.fn();
    client.on("ended", ended);
    expect(await memory.checkHealth(client)).toMatchObject({ status: "healthy" });
    const { csrfToken } = (await player.call<{ csrfToken: string }>("GET", "/api/auth/csrf")).body;
    await player.fetch("POST", "/api/auth/signout", {
      body: new URLSearchParams({ csrfToken }),
      headers: { "X-Auth-Return-Redirect": "1" },
    });
    await memory.checkHealth(client).catch(() => {});

    await vi.waitUntil(() => ended.mock.calls.length === 1, PATIENCE);
    expect(client.connected).toBe(false);
  });
});
