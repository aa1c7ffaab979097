import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { id, text } from "../text.ts";
import { EntityType, QuestStatus } from "./items.ts";

/** Frames a player's browser sends on /ws. Each is JSON with `type` and `requestId`. */
const requestId = z.string().check(z.minLength(1), z.maxLength(80));
const named = text(120).check(z.minLength(1));
const says = text(8_000).check(z.minLength(1));
const names = z._default(z.array(named).check(z.maxLength(LIMITS.list)), []);
/** Types of relationship to look for; none means all. */
const relationshipTypes = z._default(z.array(text(60)).check(z.maxLength(LIMITS.list)), []);
const importance = z.optional(z.int().check(z.minimum(1), z.maximum(10)));
const userId = z.optional(id);
const worldId = z.optional(z.nullable(id));

/** → health_check_complete */
export const HealthCheck = z.object({ type: z.literal("health_check"), requestId });

/** → search_complete */
export const SearchCampaign = z.object({
  type: z.literal("search_campaign"),
  requestId,
  query: text(LIMITS.search.query),
  campaignId: id,
  limit: z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax)), LIMITS.search.limitDefault),
});

/** → episode_add_complete. An episode is a session record; its summary or content is what is remembered. */
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

/** → contextual_memory_complete */
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

/** → location_memory_complete. What is remembered of a place that is come to, or of what happens there. */
export const TriggerLocationMemory = z.object({
  type: z.literal("trigger_location_memory"),
  requestId,
  triggerEvent: text(LIMITS.search.query),
  campaignId: id,
  contextEntities: names,
});

/** → character_recap_complete */
export const GenerateCharacterRecap = z.object({
  type: z.literal("generate_character_recap"),
  requestId,
  characterName: named,
  campaignId: id,
  sessionsBack: z._default(z.int().check(z.minimum(1), z.maximum(100)), LIMITS.recapSessions.default),
});

/** → relationship_search_complete */
export const SearchRelationships = z.object({
  type: z.literal("search_relationships"),
  requestId,
  entityName: named,
  campaignId: id,
  relationshipTypes,
});

/** What is told of an entity. Fields left out stay as they are. */
const entityFields = {
  type: z.optional(EntityType),
  description: z.optional(text(2_000)),
  aliases: z.optional(z.array(named).check(z.maxLength(LIMITS.list))),
};

/** → entity_store_complete. Stores under the id the client gave; the same id again updates. */
export const StoreEntityWithRelationships = z.object({
  type: z.literal("store_entity_with_relationships"),
  requestId,
  entityId: id,
  campaignId: id,
  userId,
  entityData: z.object({ name: named, ...entityFields }),
  /** The other end is named by its id or by its name; a name nobody bears yet becomes known with it. */
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

/** → dialogue_store_complete */
export const StoreDialogue = z.object({
  type: z.literal("store_dialogue"),
  requestId,
  speaker: named,
  text: says,
  context: z._default(text(8_000), ""),
  campaignId: id,
  worldId,
});

/** → quest_store_complete. The same id, or the same title, again updates. */
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

/** → entity_update_complete */
export const UpdateEntity = z.object({
  type: z.literal("update_entity"),
  requestId,
  entityId: id,
  campaignId: id,
  userId,
  updateData: z.object({ name: z.optional(named), ...entityFields }),
});

/** → entities_by_type_complete */
export const GetEntitiesByType = z.object({
  type: z.literal("get_entities_by_type"),
  requestId,
  entityType: EntityType,
  campaignId: id,
  filters: z._default(
    z.object({
      /** Part of a name or alias. */
      name: z.optional(text(120)),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax))),
    }),
    {},
  ),
});

/** → entity_relationships_complete */
export const GetEntityRelationships = z.object({
  type: z.literal("get_entity_relationships"),
  requestId,
  entityId: id,
  campaignId: id,
  relationshipTypes,
});

/** → relationship_update_complete. `ended: true` closes it: it stays in the history. */
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

/** → quests_by_status_complete */
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
/** A message as a client may write it: fields with a default may be left out. */
export type ClientMessageInput = z.input<typeof ClientMessage>;
