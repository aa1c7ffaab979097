import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { id, text } from "../text.ts";
import { isPresent } from "../non-blank.ts";
import { bounded, clientId, EntityKind, LenientQuestStatus } from "./lenient-fields.ts";

/**
 * Messages that a client sends on /ws. Each is JSON with `type` and `requestId`. The comment before each schema names the type of its
 * response. A field that is null counts as left out (lenient-fields.ts). A field that a request does not know is refused by its name.
 * Objects that describe something (entityData, questData, …) may have more fields: they are stored as properties.
 */
const requestId = z.string().check(z.minLength(1), z.maxLength(80));
const named = text(120).check(z.refine(isPresent, { error: "A name must say something" }));
const says = text(8_000).check(z.refine(isPresent, { error: "The text must say something" }));
const names = z._default(z.array(named).check(z.maxLength(LIMITS.list)), []);
/** The relationship types to look for. An empty list means all. */
const relationshipTypes = z._default(z.array(text(60)).check(z.maxLength(LIMITS.list)), []);
const importance = z.optional(z.int().check(z.minimum(1), z.maximum(10)));
const worldId = z.optional(id);
/** What every request may carry, so that one envelope serves all of them. */
const envelope = { requestId, campaignId: z.optional(id), userId: z.optional(id), worldId };
/** An object that may have fields of the client's own. */
const open = <Shape extends z.core.$ZodShape>(shape: Shape) => z.catchall(z.object(shape), z.unknown());

/** The response is `health_check_complete`. */
export const HealthCheck = z.strictObject({ type: z.literal("health_check"), ...envelope });

/** The response is `search_complete`. */
export const SearchCampaign = z.strictObject({
  type: z.literal("search_campaign"),
  ...envelope,
  query: text(LIMITS.search.query),
  limit: bounded(1, LIMITS.search.limitMax, LIMITS.search.limitDefault),
});

/** The response is `episode_add_complete`. An episode is the record of a play session. Memory stores its summary or content. */
export const AddEpisode = z.strictObject({
  type: z.literal("add_episode"),
  ...envelope,
  episodeData: z.union([
    says,
    open({
      title: z.optional(text(200)),
      summary: z.optional(text(8_000)),
      content: z.optional(text(8_000)),
      importance,
    }),
  ]),
});

/** The response is `contextual_memory_complete`. */
export const GetContextualMemory = z.strictObject({
  type: z.literal("get_contextual_memory"),
  ...envelope,
  currentSituation: text(LIMITS.description),
  relevantEntities: names,
  maxContextItems: bounded(1, LIMITS.search.limitMax, LIMITS.contextItems.default),
});

/** The response is `location_memory_complete`. Returns what memory knows about a place that the party reaches, or about an event there. */
export const TriggerLocationMemory = z.strictObject({
  type: z.literal("trigger_location_memory"),
  ...envelope,
  triggerEvent: text(LIMITS.search.query),
  contextEntities: names,
});

/** The response is `character_recap_complete`. */
export const GenerateCharacterRecap = z.strictObject({
  type: z.literal("generate_character_recap"),
  ...envelope,
  characterName: named,
  sessionsBack: bounded(1, 100, LIMITS.recapSessions.default),
});

/** The response is `relationship_search_complete`. */
export const SearchRelationships = z.strictObject({
  type: z.literal("search_relationships"),
  ...envelope,
  entityName: named,
  relationshipTypes,
});

/** The editable fields of an entity. Fields that are left out stay as they are. */
const entityFields = {
  type: z.optional(EntityKind),
  description: z.optional(text(2_000)),
  aliases: z.optional(z.array(named).check(z.maxLength(LIMITS.list))),
};

/** The response is `entity_store_complete`. Stores the entity under the id that the client gave. Sending the same id again updates it. */
export const StoreEntityWithRelationships = z.strictObject({
  type: z.literal("store_entity_with_relationships"),
  ...envelope,
  entityId: clientId,
  entityData: open({ name: named, ...entityFields }),
  /**
   * The other entity is given by its id or its name. If there is none yet, one is created under that id or name. Without a name, an entity
   * gets its name when it is stored itself.
   */
  relationships: z._default(
    z
      .array(
        open({
          targetId: z.optional(clientId),
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
export const StoreDialogue = z.strictObject({
  type: z.literal("store_dialogue"),
  ...envelope,
  speaker: named,
  text: says,
  context: z._default(text(8_000), ""),
});

/**
 * The response is `quest_store_complete`. Sending the same id or the same title again updates the quest; fields that are left out stay as
 * they were. A known id needs no title.
 */
export const StoreQuest = z.strictObject({
  type: z.literal("store_quest"),
  ...envelope,
  questData: open({
    id: z.optional(clientId),
    title: z.optional(named),
    description: z.optional(text(8_000)),
    status: z.optional(LenientQuestStatus),
    importance,
  }),
});

/** The response is `entity_update_complete`. */
export const UpdateEntity = z.strictObject({
  type: z.literal("update_entity"),
  ...envelope,
  entityId: clientId,
  updateData: open({ name: z.optional(named), ...entityFields }),
});

/** The response is `entities_by_type_complete`. */
export const GetEntitiesByType = z.strictObject({
  type: z.literal("get_entities_by_type"),
  ...envelope,
  entityType: EntityKind,
  filters: z._default(
    z.strictObject({
      /** Part of a name or of an alias. */
      name: z.optional(text(120)),
      limit: z.optional(bounded(1, LIMITS.search.limitMax, LIMITS.search.limitMax)),
    }),
    {},
  ),
});

/** The response is `entity_relationships_complete`. */
export const GetEntityRelationships = z.strictObject({
  type: z.literal("get_entity_relationships"),
  ...envelope,
  entityId: clientId,
  relationshipTypes,
});

/**
 * The response is `relationship_update_complete`. `ended: true` ends the relationship. It stays in the history. An ended relationship is
 * only changed with `ended: false`, which takes it up again. The id stays the same when the type changes.
 */
export const UpdateRelationship = z.strictObject({
  type: z.literal("update_relationship"),
  ...envelope,
  relationshipId: clientId,
  updateData: open({
    type: z.optional(text(60).check(z.minLength(1))),
    description: z.optional(text(2_000)),
    ended: z.optional(z.boolean()),
  }),
});

/** The response is `quests_by_status_complete`. */
export const GetQuestsByStatus = z.strictObject({
  type: z.literal("get_quests_by_status"),
  ...envelope,
  status: LenientQuestStatus,
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
