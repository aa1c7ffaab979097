import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import type { MemoryContext } from "#contracts/entities/memory";
import { ClientMessage } from "#contracts/memory/client-messages";
import * as ask from "./ask-memory.ts";
import * as store from "./store-memory.ts";
import { MemoryClient } from "./memory-client.ts";
import { memoryEnhancedAction } from "./memory-enhanced-action.ts";
import { FakeServer } from "./testing/server.fake.ts";

let server: FakeServer;
let client: MemoryClient;
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  server = new FakeServer();
  client = new MemoryClient({ campaignId: "c1", address: "", open: server.open });
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  await client.connect();
});
afterEach(() => {
  client.close();
  vi.restoreAllMocks();
});

/** Answers what is asked next. */
function answering<Answer>(asked: Promise<Answer>, reply: object): Promise<Answer> {
  server.answer(reply);
  return asked;
}

const found = { itemId: "1", content: "It rained.", relevance_score: 0.9, kind: "episode", turnId: null, reason: "" };
const hanne = { id: "e1", name: "Hanne", type: "person", aliases: [], description: "", mentions: 1 };
const context = { contextualMemories: [found], keyNpcs: [hanne], hasRelevantMemory: true } as unknown as MemoryContext;
const atGate = { currentSituation: "At the gate" };

/** Each helper: how it is called, what it sends, what it is answered with and gives back, and what it gives where it fails. */
const HELPERS: Readonly<
  Record<string, readonly [call: () => Promise<unknown>, sent: object, reply: object, given: unknown, failed: unknown]>
> = {
  getContextualMemory: [
    () => ask.getContextualMemory(client, atGate),
    { type: "get_contextual_memory", currentSituation: "At the gate" },
    { type: "contextual_memory_complete", campaignContext: context },
    context,
    null,
  ],
  triggerLocationMemory: [
    () => ask.triggerLocationMemory(client, "We come to the mill", ["Hanne"]),
    { type: "trigger_location_memory", triggerEvent: "We come to the mill", contextEntities: ["Hanne"] },
    { type: "location_memory_complete", relevantMemories: [found] },
    [found],
    [],
  ],
  generateCharacterRecap: [
    () => ask.generateCharacterRecap(client, "Ysolde", 3),
    { type: "generate_character_recap", characterName: "Ysolde", sessionsBack: 3 },
    { type: "character_recap_complete", characterRecap: { recent_actions: [] } },
    { recent_actions: [] },
    null,
  ],
  searchRelationships: [
    () => ask.searchRelationships(client, "Hanne", ["owes"]),
    { type: "search_relationships", entityName: "Hanne", relationshipTypes: ["owes"] },
    { type: "relationship_search_complete", relationships: [{ id: "rel-1" }] },
    [{ id: "rel-1" }],
    [],
  ],
  getEntityRelationships: [
    () => ask.getEntityRelationships(client, "e1"),
    { type: "get_entity_relationships", entityId: "e1", relationshipTypes: [] },
    { type: "entity_relationships_complete", relationships: [{ id: "rel-1" }] },
    [{ id: "rel-1" }],
    [],
  ],
  getEntitiesByType: [
    () => ask.getEntitiesByType(client, "person", { name: "han" }),
    { type: "get_entities_by_type", entityType: "person", filters: { name: "han" } },
    { type: "entities_by_type_complete", entities: [hanne] },
    [hanne],
    [],
  ],
  getQuestsByStatus: [
    () => ask.getQuestsByStatus(client, "open"),
    { type: "get_quests_by_status", status: "open" },
    { type: "quests_by_status_complete", quests: [{ id: "q1" }] },
    [{ id: "q1" }],
    [],
  ],
  storeEntity: [
    () => store.storeEntity(client, { entityId: "e1", entityData: { name: "Hanne" } }),
    { type: "store_entity_with_relationships", entityId: "e1", entityData: { name: "Hanne" } },
    { type: "entity_store_complete", entityId: "e1" },
    true,
    false,
  ],
  storeDialogue: [
    () => store.storeDialogue(client, { speaker: "Hanne", text: "Halt!", context: "at the gate" }),
    { type: "store_dialogue", speaker: "Hanne", text: "Halt!", context: "at the gate" },
    { type: "dialogue_store_complete", dialogueId: "7" },
    true,
    false,
  ],
  storeQuest: [
    () => store.storeQuest(client, { title: "Find the bell" }),
    { type: "store_quest", questData: { title: "Find the bell" } },
    { type: "quest_store_complete", questId: "q1" },
    true,
    false,
  ],
};

describe("what the helpers give back", () => {
  it.each(Object.entries(HELPERS))("%s", async (_, [call, sent, reply, given]) => {
    const asked = call();
    expect(server.request).toEqual({ ...sent, requestId: expect.any(String), campaignId: "c1" });
    expect(await answering(asked, reply)).toEqual(given);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each(Object.entries(HELPERS))("%s, where it fails", async (_, [call, , , , failed]) => {
    expect(await answering(call(), { type: "error", error: "Memory is away" })).toEqual(failed);
    expect(warned).toHaveBeenCalledOnce();
    client.close();
    expect(await call()).toEqual(failed);
  });

  it("an update throws the failure again", async () => {
    const updates = [
      () => store.updateEntity(client, "e1", { name: "Hanne" }),
      () => store.updateRelationship(client, "rel-1", { ended: true }),
    ];
    for (const update of updates) {
      await expect(answering(update(), { type: "x_complete", error: "Entity not found" })).rejects.toThrow(
        "Entity not found",
      );
      expect(await answering(update(), { type: "x_complete" })).toBeUndefined();
    }
  });

  it("a search, an episode and a health check say why they failed", async () => {
    const all: (() => Promise<object>)[] = [
      () => ask.searchCampaign(client, "rain"),
      () => store.addEpisode(client, "It rained."),
      () => ask.checkHealth(client),
    ];
    for (const each of all) {
      await expect(answering(each(), { type: "error", error: "Memory is away" })).rejects.toThrow("Memory is away");
      expect(await answering(each(), { type: "done" })).toMatchObject({ type: "done" });
    }
  });

  it("ask for ten results, five sessions and fifteen items, and for another number where one is given", async () => {
    const asked: Promise<unknown>[] = [];
    /** What the service reads out of what is asked next: it fills in what the client leaves out. */
    const read = (ask: Promise<unknown>) => {
      asked.push(ask);
      return z.parse(ClientMessage, server.request);
    };
    expect(read(ask.searchCampaign(client, "rain"))).toMatchObject({ limit: 10 });
    expect(read(ask.searchCampaign(client, "rain", 25))).toMatchObject({ limit: 25 });
    expect(read(ask.generateCharacterRecap(client, "Ysolde"))).toMatchObject({ sessionsBack: 5 });
    expect(read(ask.generateCharacterRecap(client, "Ysolde", 2))).toMatchObject({ sessionsBack: 2 });
    expect(read(ask.getContextualMemory(client, atGate))).toMatchObject({ maxContextItems: 15 });
    expect(read(ask.getContextualMemory(client, { ...atGate, maxContextItems: 3 }))).toMatchObject({
      maxContextItems: 3,
    });
    client.close();
    await Promise.allSettled(asked);
  });
});

describe("a memory-enhanced action", () => {
  it("brings the context, its memories and entities, and whether any of it matters", async () => {
    const reply = { type: "contextual_memory_complete", campaignContext: context };
    expect(await answering(memoryEnhancedAction(client, atGate), reply)).toEqual({
      campaignContext: context,
      contextualMemories: [found],
      entities: [hanne],
      hasRelevantMemory: true,
    });
  });

  it("is a plain action with the reason where memory fails", async () => {
    const reply = { type: "contextual_memory_complete", campaignContext: null, error: "Memory is away" };
    const plain = { campaignContext: null, contextualMemories: [], entities: [], hasRelevantMemory: false };
    expect(await answering(memoryEnhancedAction(client, atGate), reply)).toEqual({ ...plain, error: "Memory is away" });
    client.close();
    expect(await memoryEnhancedAction(client, atGate)).toEqual({ ...plain, error: "WebSocket not connected" });
  });
});
