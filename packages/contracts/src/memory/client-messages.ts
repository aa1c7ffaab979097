import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { id, text } from "../text.ts";
import { EntityType, QuestStatus } from "./items.ts";

/**
 * Messages that a player's browser sends on /ws. Each is JSON with `type` and `requestId`. The comment before each schema names the type
 * of its response.
 */
const requestId = z.string().check(z.minLength(1), z.maxLength(80));
const named = text(120).check(z.minLength(1));
const says = text(8_000).check(z.minLength(1));
const names = z._default(z.array(named).check(z.maxLength(LIMITS.list)), []);
/** The relationship types to look for. An empty list means all. */
const relationshipTypes = z._default(z.array(text(60)).check(z.maxLength(LIMITS.list)), []);
const importance = z.optional(z.int().check(z.minimum(1), z.maximum(10)));
const userId = z.optional(id);
const worldId = z.optional(z.nullable(id));

/** The response is `health_check_complete`. */
export const HealthCheck = z.object({ type: z.literal("health_check"), requestId });

/** The response is `search_complete`. */
export const SearchCampaign = z.object({
  type: z.literal("search_campaign"),
  requestId,
  query: text(LIMITS.search.query),
  campaignId: id,
  limit: z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax)), LIMITS.search.limitDefault),
});

/** The response is `episode_add_complete`. An episode is the record of a play session. Memory stores its summary or content. */
export const AddEpisode = z.object({
  type: z.literal("add_episode"),
  requestId,
  episodeData: z.union([
    says,
    z.object({
      title: z.optional(text(200)),
      summary: z.optional(text(8_000)),
      content: z.optional(text(8_000)),
      importance,
    }),
  ]),
  campaignId: id,
});

/** The response is `contextual_memory_complete`. */
export const GetContextualMemory = z.object({
  type: z.literal("get_contextual_memory"),
  requestId,
  currentSituation: text(LIMITS.description),
  campaignId: id,
  worldId,
  relevantEntities: names,
  maxContextItems: z._default(
    z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax)),
    LIMITS.contextItems.default,
  ),
});

/** The response is `location_memory_complete`. Returns what memory knows about a place that the party reaches, or about an event there. */
export const TriggerLocationMemory = z.object({
  type: z.literal("trigger_location_memory"),
  requestId,
  triggerEvent: text(LIMITS.search.query),
  campaignId: id,
  contextEntities: names,
});

/** The response is `character_recap_complete`. */
export const GenerateCharacterRecap = z.object({
  type: z.literal("generate_character_recap"),
  requestId,
  characterName: named,
  campaignId: id,
  sessionsBack: z._default(z.int().check(z.minimum(1), z.maximum(100)), LIMITS.recapSessions.default),
});

/** The response is `relationship_search_complete`. */
export const SearchRelationships = z.object({
  type: z.literal("search_relationships"),
  requestId,
  entityName: named,
  campaignId: id,
  relationshipTypes,
});

/** The editable fields of an entity. Fields that are left out stay as they are. */
const entityFields = {
  type: z.optional(EntityType),
  description: z.optional(text(2_000)),
  aliases: z.optional(z.array(named).check(z.maxLength(LIMITS.list))),
};

/** The response is `entity_store_complete`. Stores the entity under the id that the client gave. Sending the same id again updates it. */
export const StoreEntityWithRelationships = z.object({
  type: z.literal("store_entity_with_relationships"),
  requestId,
  entityId: id,
  campaignId: id,
  userId,
  entityData: z.object({ name: named, ...entityFields }),
  /** The other entity is given by its id or its name. If no entity has that name, one is created. */
  relationships: z._default(
    z
      .array(
        z.object({
          targetId: z.optional(id),
          targetName: z.optional(named),
          type: text(60).check(z.minLength(1)),
          description: z.optional(text(2_000)),
        }),
      )
      .check(z.maxLength(LIMITS.list)),
    [],
  ),
});

/** The response is `dialogue_store_complete`. */
export const StoreDialogue = z.object({
  type: z.literal("store_dialogue"),
  requestId,
  speaker: named,
  text: says,
  context: z._default(text(8_000), ""),
  campaignId: id,
  worldId,
});

/** The response is `quest_store_complete`. Sending the same id or the same title again updates the quest. */
export const StoreQuest = z.object({
  type: z.literal("store_quest"),
  requestId,
  campaignId: z.optional(id),
  questData: z.object({
    id: z.optional(id),
    title: named,
    description: z._default(text(8_000), ""),
    status: z._default(QuestStatus, "open"),
    importance,
  }),
});

/** The response is `entity_update_complete`. */
export const UpdateEntity = z.object({
  type: z.literal("update_entity"),
  requestId,
  entityId: id,
  campaignId: id,
  userId,
  updateData: z.object({ name: z.optional(named), ...entityFields }),
});

/** The response is `entities_by_type_complete`. */
export const GetEntitiesByType = z.object({
  type: z.literal("get_entities_by_type"),
  requestId,
  entityType: EntityType,
  campaignId: id,
  filters: z._default(
    z.object({
      /** Part of a name or of an alias. */
      name: z.optional(text(120)),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax))),
    }),
    {},
  ),
});

/** The response is `entity_relationships_complete`. */
export const GetEntityRelationships = z.object({
  type: z.literal("get_entity_relationships"),
  requestId,
  entityId: id,
  campaignId: id,
  relationshipTypes,
});

/** The response is `relationship_update_complete`. `ended: true` ends the relationship. It stays in the history. */
export const UpdateRelationship = z.object({
  type: z.literal("update_relationship"),
  requestId,
  relationshipId: id,
  campaignId: id,
  updateData: z.object({
    type: z.optional(text(60).check(z.minLength(1))),
    description: z.optional(text(2_000)),
    ended: z.optional(z.boolean()),
  }),
});

/** The response is `quests_by_status_complete`. */
export const GetQuestsByStatus = z.object({
  type: z.literal("get_quests_by_status"),
  requestId,
  status: QuestStatus,
  campaignId: id,
});

export const ClientMessage = z.discriminatedUnion("type", [
  HealthCheck,
  SearchCampaign,
  AddEpisode,
  GetContextualMemory,
  TriggerLocationMemory,
  GenerateCharacterRecap,
  SearchRelationships,
  StoreEntityWithRelationships,
  StoreDialogue,
  StoreQuest,
  UpdateEntity,
  GetEntitiesByType,
  GetEntityRelationships,
  UpdateRelationship,
  GetQuestsByStatus,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
/** A message in the form in which a client sends it: fields with a default may be left out. */
export type ClientMessageInput = z.input<typeof ClientMessage>;
