import { describe, expect, it, vi } from "vitest";

import type { ClientMessage } from "#contracts/memory/client-messages";
import { AppError } from "#worker-kit/errors";
import type { CampaignQueries, CampaignEdits } from "../ports.ts";
import { answer } from "./answer.ts";
import { readFrame } from "./frames.ts";

const ASKER = { session: "s1", campaignId: "ada-1", userId: "ada" };

/** Sends a message to a fake memory. The fake gives scripted answers and fails the test on any other call. */
function ask(frame: object, scripted: Partial<CampaignQueries & CampaignEdits> = {}): Record<string, unknown> {
  const memory = new Proxy(scripted, {
    get: (target, name) =>
      (Reflect.get(target, name) as unknown) ?? (() => expect.unreachable(`${String(name)} was not scripted`)),
  }) as CampaignQueries & CampaignEdits;
  const campaign = { reading: memory, writing: memory };
  const read = readFrame(JSON.stringify({ requestId: "r1", ...frame }), ASKER);
  return JSON.parse(answer(read, campaign, ASKER, (change) => change())) as Record<string, unknown>;
}

const campaignId = "ada-1";
const hanne = {
  id: "e1",
  name: "Hanne",
  type: null,
  aliases: ["the Tollkeeper"],
  description: "Keeps the toll.",
  mentions: 2,
};
const owes = {
  id: "rel-1",
  fromEntityId: "e1",
  toEntityId: "e2",
  type: "owes",
  description: "",
  turnId: null,
  turnNumber: null,
  validFrom: null,
  validTo: null,
};
const found = { itemId: "1", content: "It rained.", relevance_score: 0.9, kind: "episode", turnId: null, reason: "" };
const bell = {
  id: "q1",
  title: "Find the bell",
  description: "",
  status: "open" as const,
  itemId: "1",
  turnId: null,
  turnNumber: null,
};

describe("each request", () => {
  it("health_check", () => {
    expect(ask({ type: "health_check" })).toEqual({
      type: "health_check_complete",
      requestId: "r1",
      status: "healthy",
      service: "memory",
      graph_engine: "sqlite-fts5",
    });
  });

  it("search_campaign looks for ten by default", () => {
    const search = vi.fn(() => ({ results: [found], total: 7 }));
    expect(ask({ type: "search_campaign", query: "rain", campaignId }, { search })).toEqual({
      type: "search_complete",
      requestId: "r1",
      results: [found],
      totalResults: 7,
      query: "rain",
      campaignId,
    });
    expect(search).toHaveBeenCalledWith("rain", 10);
  });

  it.each([
    ["It rained.", "It rained.", 5],
    [
      { title: "Night", summary: "It rained.", content: "All night.", importance: 8 },
      "Night\nIt rained.\nAll night.",
      8,
    ],
  ])("add_episode keeps %j", (episodeData, content, importance) => {
    const note = vi.fn(() => "7");
    expect(ask({ type: "add_episode", episodeData, campaignId }, { note })).toEqual({
      type: "episode_add_complete",
      requestId: "r1",
      campaignId,
      message: "Episode added",
    });
    expect(note).toHaveBeenCalledWith(expect.objectContaining({ kind: "episode", content, importance }));
  });

  it("get_contextual_memory asks for fifteen items by default", () => {
    const context = vi.fn(() => ({ hasRelevantMemory: false }) as ReturnType<CampaignQueries["context"]>);
    const frame = { type: "get_contextual_memory", currentSituation: "At the gate", campaignId, worldId: "w1" };
    expect(ask({ ...frame, relevantEntities: ["Hanne"] }, { context })).toEqual({
      type: "contextual_memory_complete",
      requestId: "r1",
      campaignContext: { hasRelevantMemory: false },
    });
    expect(context).toHaveBeenCalledWith({ situation: "At the gate", entities: ["Hanne"], limit: 15 });
  });

  it("trigger_location_memory", () => {
    const atPlace = vi.fn(() => [found]);
    const frame = { type: "trigger_location_memory", triggerEvent: "We come to the mill", campaignId };
    expect(ask({ ...frame, contextEntities: ["Hanne"] }, { atPlace })).toEqual({
      type: "location_memory_complete",
      requestId: "r1",
      relevantMemories: [found],
    });
    expect(atPlace).toHaveBeenCalledWith("We come to the mill", ["Hanne"]);
  });

  it("generate_character_recap looks five sessions back by default, and knows no recap of a stranger", () => {
    const recap = vi.fn(() => null);
    expect(ask({ type: "generate_character_recap", characterName: "Ysolde", campaignId }, { recap })).toEqual({
      type: "character_recap_complete",
      requestId: "r1",
      characterRecap: null,
    });
    expect(recap).toHaveBeenCalledWith("Ysolde", 5);
  });

  it("search_relationships goes by name", () => {
    const relationships = vi.fn(() => [owes]);
    const frame = { type: "search_relationships", entityName: "Hanne", campaignId, relationshipTypes: ["owes"] };
    expect(ask(frame, { relationships })).toMatchObject({
      type: "relationship_search_complete",
      relationships: [owes],
    });
    expect(relationships).toHaveBeenCalledWith({ name: "Hanne" }, ["owes"]);
  });

  it("get_entity_relationships goes by id", () => {
    const relationships = vi.fn(() => [owes]);
    const frame = { type: "get_entity_relationships", entityId: "e1", campaignId };
    expect(ask(frame, { relationships })).toMatchObject({
      type: "entity_relationships_complete",
      relationships: [owes],
    });
    expect(relationships).toHaveBeenCalledWith({ id: "e1" }, []);
  });

  it("store_entity_with_relationships stores somebody new under the client's id", () => {
    const storeEntity = vi.fn();
    const frame = {
      type: "store_entity_with_relationships",
      entityId: "e1",
      campaignId,
      userId: "ada",
      entityData: { name: "Hanne" },
      relationships: [
        { targetName: "Orlo", type: "owes" },
        { targetId: "e2", targetName: "Orlo", type: "knows" },
      ],
    };
    expect(ask(frame, { storeEntity, updateEntity: () => null })).toEqual({
      type: "entity_store_complete",
      requestId: "r1",
      entityId: "e1",
    });
    expect(storeEntity).toHaveBeenCalledWith("e1", { name: "Hanne", type: "person" }, [
      { target: { name: "Orlo" }, type: "owes", description: "" },
      { target: { id: "e2", name: "Orlo" }, type: "knows", description: "" },
    ]);
  });

  it("store_entity_with_relationships leaves as it is what it does not name", () => {
    const [storeEntity, updateEntity] = [vi.fn(), vi.fn(() => hanne)];
    const frame = { type: "store_entity_with_relationships", entityId: "e1", campaignId };
    const named = { ...frame, entityData: { name: "Hanne", type: "creature" } };
    ask(named, { updateEntity });
    expect(updateEntity).toHaveBeenCalledWith("e1", { name: "Hanne", type: "creature" });

    ask({ ...named, relationships: [{ targetName: "Orlo", type: "owes" }] }, { updateEntity, storeEntity });
    expect(storeEntity).toHaveBeenCalledWith("e1", { name: "Hanne" }, [
      { target: { name: "Orlo" }, type: "owes", description: "" },
    ]);
  });

  it("store_dialogue gives what was said its importance by its words", () => {
    const note = vi.fn(() => "7");
    const text = "Beware! There is danger at the mill, and a secret that I cannot tell you here.";
    const frame = { type: "store_dialogue", speaker: "Hanne", text, context: "at the gate", campaignId, worldId: null };
    expect(ask(frame, { note })).toEqual({ type: "dialogue_store_complete", requestId: "r1", dialogueId: "7" });
    expect(note).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: "dialogue",
        content: text,
        speaker: "Hanne",
        context: "at the gate",
        importance: 4,
      }),
    );
  });

  it("store_quest takes the connection's campaign where it names none", () => {
    const storeQuest = vi.fn(() => "q1");
    expect(ask({ type: "store_quest", questData: { title: "Find the bell" } }, { storeQuest })).toEqual({
      type: "quest_store_complete",
      requestId: "r1",
      questId: "q1",
    });
    expect(storeQuest).toHaveBeenCalledWith({ title: "Find the bell" });
  });

  it("update_entity", () => {
    const updateEntity = vi.fn(() => hanne);
    const frame = {
      type: "update_entity",
      entityId: "e1",
      campaignId,
      userId: "ada",
      updateData: { description: "Old." },
    };
    expect(ask(frame, { updateEntity })).toEqual({ type: "entity_update_complete", requestId: "r1", entityId: "e1" });
    expect(updateEntity).toHaveBeenCalledWith("e1", { description: "Old." });
  });

  it("get_entities_by_type", () => {
    const entities = vi.fn(() => [hanne]);
    const frame = {
      type: "get_entities_by_type",
      entityType: "person",
      campaignId,
      filters: { name: "han", limit: 3 },
    };
    expect(ask(frame, { entities })).toMatchObject({ type: "entities_by_type_complete", entities: [hanne] });
    expect(entities).toHaveBeenCalledWith("person", { name: "han", limit: 3 });
  });

  it("update_relationship", () => {
    const updateRelationship = vi.fn(() => owes);
    const frame = { type: "update_relationship", relationshipId: "rel-1", campaignId, updateData: { ended: true } };
    expect(ask(frame, { updateRelationship })).toEqual({
      type: "relationship_update_complete",
      requestId: "r1",
      relationshipId: "rel-1",
    });
    expect(updateRelationship).toHaveBeenCalledWith("rel-1", { ended: true });
  });

  it("get_quests_by_status", () => {
    const quests = vi.fn(() => [bell]);
    const frame = { type: "get_quests_by_status", status: "open", campaignId };
    expect(ask(frame, { quests })).toMatchObject({ type: "quests_by_status_complete", quests: [bell] });
    expect(quests).toHaveBeenCalledWith("open");
  });
});

/** One valid message of every type. */
const FRAMES: { readonly [Type in ClientMessage["type"]]: object } = {
  health_check: {},
  search_campaign: { query: "rain", campaignId },
  add_episode: { episodeData: "It rained.", campaignId },
  get_contextual_memory: { currentSituation: "At the gate", campaignId },
  trigger_location_memory: { triggerEvent: "We come to the mill", campaignId },
  generate_character_recap: { characterName: "Ysolde", campaignId },
  search_relationships: { entityName: "Hanne", campaignId },
  store_entity_with_relationships: { entityId: "e1", campaignId, entityData: { name: "Hanne" } },
  store_dialogue: { speaker: "Hanne", text: "Halt!", campaignId },
  store_quest: { questData: { title: "Find the bell" } },
  update_entity: { entityId: "e1", campaignId, updateData: {} },
  get_entities_by_type: { entityType: "person", campaignId },
  get_entity_relationships: { entityId: "e1", campaignId },
  update_relationship: { relationshipId: "rel-1", campaignId, updateData: {} },
  get_quests_by_status: { status: "open", campaignId },
};

/** The reply to a failed request of each type, and the error text for a fault of the server. */
const FAILED: { readonly [Type in ClientMessage["type"]]?: readonly [nothing: object, words?: string] } = {
  search_campaign: [{ type: "search_complete", results: [], totalResults: 0 }],
  add_episode: [{ type: "episode_add_complete", campaignId, message: "" }],
  get_contextual_memory: [
    { type: "contextual_memory_complete", campaignContext: null },
    "Failed to get contextual memory",
  ],
  trigger_location_memory: [
    { type: "location_memory_complete", relevantMemories: [] },
    "Failed to trigger location memory",
  ],
  generate_character_recap: [
    { type: "character_recap_complete", characterRecap: null },
    "Failed to generate character recap",
  ],
  search_relationships: [{ type: "relationship_search_complete", relationships: [] }],
  store_entity_with_relationships: [{ type: "entity_store_complete", entityId: null }, "Failed to store entity"],
  store_dialogue: [{ type: "dialogue_store_complete", dialogueId: null }, "Failed to store dialogue"],
  store_quest: [{ type: "quest_store_complete", questId: null }],
  update_entity: [{ type: "entity_update_complete", entityId: null }, "Failed to update entity"],
  get_entities_by_type: [{ type: "entities_by_type_complete", entities: [] }],
  get_entity_relationships: [{ type: "entity_relationships_complete", relationships: [] }],
  update_relationship: [{ type: "relationship_update_complete", relationshipId: null }],
  get_quests_by_status: [{ type: "quests_by_status_complete", quests: [] }],
};

/** A fake memory whose methods all do the same. */
function everything(does: () => never): Partial<CampaignQueries & CampaignEdits> {
  return new Proxy({}, { get: () => does });
}

describe("a request that fails", () => {
  it.each(Object.entries(FAILED))("%s answers in its own type", (type, [nothing, words]) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const frame = { type, ...FRAMES[type as ClientMessage["type"]] };
    const broken = everything(() => {
      throw new TypeError("undefined is not a function");
    });
    const ours = words ?? "Something went wrong on our side. Please try again.";
    expect(ask(frame, broken)).toMatchObject({ ...nothing, requestId: "r1", error: ours });
    expect(log).toHaveBeenCalledOnce();

    const refusing = everything(() => {
      throw new AppError("invalid_input", "An entity cannot be related to itself");
    });
    expect(ask(frame, refusing)).toMatchObject({ ...nothing, error: "An entity cannot be related to itself" });
    log.mockRestore();
  });

  it.each(Object.entries(FRAMES))("%s is refused where it names another user or campaign", (type, frame) => {
    expect(ask({ type, ...frame, userId: "bob" })).toMatchObject({ requestId: "r1", error: "User ID mismatch" });
    expect(ask({ type, ...frame, campaignId: "bob-1" })).toMatchObject({
      requestId: "r1",
      error: "This connection belongs to another campaign",
    });
  });

  it("says whom or what memory does not know", () => {
    const unknown = { relationships: () => null, updateEntity: () => null, updateRelationship: () => null };
    const errorOf = (type: ClientMessage["type"]) => ask({ type, ...FRAMES[type] }, unknown)["error"];

    expect(errorOf("search_relationships")).toBe("Entity not found");
    expect(errorOf("get_entity_relationships")).toBe("Entity not found");
    expect(errorOf("update_entity")).toBe("Entity not found");
    expect(errorOf("update_relationship")).toBe("Relationship not found");
  });

  it("refuses a relationship with nobody, and stores nothing", () => {
    const frame = { type: "store_entity_with_relationships", ...FRAMES.store_entity_with_relationships };
    expect(ask({ ...frame, relationships: [{ type: "owes" }] })).toMatchObject({
      entityId: null,
      error: "A relationship needs a targetId or a targetName",
    });
  });

  it("refuses to answer more than storage takes", () => {
    const quests = () => Array.from({ length: 1_000 }, () => ({ ...bell, description: "x".repeat(1_000) }));
    expect(ask({ type: "get_quests_by_status", ...FRAMES.get_quests_by_status }, { quests })).toMatchObject({
      quests: [],
      error: "There is too much to answer at once: ask for less",
    });
  });

  it("keeps its error short, in however many places it is wrong", () => {
    const frame = { type: "update_entity", ...FRAMES.update_entity, updateData: { aliases: Array(20_000).fill(1) } };
    expect(String(ask(frame)["error"]).length).toBeLessThanOrEqual(500);
  });
});
