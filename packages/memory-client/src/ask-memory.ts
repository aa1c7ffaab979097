import type {
  CharacterRecap,
  MemoryContext,
  MemoryEntity,
  MemorySearchResult,
  Quest,
  Relationship,
} from "#contracts/entities/memory";
import type { MemoryClient } from "./memory-client.ts";
import { FAILURES, MESSAGES } from "./messages.ts";
import type { RequestBody, Reply, RequestType } from "./request-types.ts";

/*
 * A helper for each request that reads a campaign's memory. A search and a health check fail with their error; where memory only adds
 * to something else, a failure is logged and yields null or an empty list.
 */

export const checkHealth = (client: MemoryClient): Promise<Reply<"health_check">> => client.request("health_check", {});

/** Ten results where no limit is given. */
export const searchCampaign = (
  client: MemoryClient,
  query: string,
  limit?: number,
): Promise<Reply<"search_campaign">> =>
  client.request("search_campaign", { query, ...(limit !== undefined && { limit }) });

export const getContextualMemory = (
  client: MemoryClient,
  body: RequestBody<"get_contextual_memory">,
): Promise<MemoryContext | null> =>
  orElse(null, client, "get_contextual_memory", body, ({ campaignContext }) => campaignContext);

export const triggerLocationMemory = (
  client: MemoryClient,
  triggerEvent: string,
  contextEntities: string[] = [],
): Promise<MemorySearchResult[]> =>
  orElse([], client, "trigger_location_memory", { triggerEvent, contextEntities }, (reply) => reply.relevantMemories);

/** Of the last five sessions where no number is given. */
export const generateCharacterRecap = (
  client: MemoryClient,
  characterName: string,
  sessionsBack?: number,
): Promise<CharacterRecap | null> =>
  orElse(
    null,
    client,
    "generate_character_recap",
    { characterName, ...(sessionsBack !== undefined && { sessionsBack }) },
    (reply) => reply.characterRecap,
  );

export const searchRelationships = (
  client: MemoryClient,
  entityName: string,
  relationshipTypes: string[] = [],
): Promise<Relationship[]> =>
  orElse([], client, "search_relationships", { entityName, relationshipTypes }, (reply) => reply.relationships);

export const getEntityRelationships = (
  client: MemoryClient,
  entityId: string,
  relationshipTypes: string[] = [],
): Promise<Relationship[]> =>
  orElse([], client, "get_entity_relationships", { entityId, relationshipTypes }, (reply) => reply.relationships);

export const getEntitiesByType = (
  client: MemoryClient,
  entityType: RequestBody<"get_entities_by_type">["entityType"],
  filters: RequestBody<"get_entities_by_type">["filters"] = {},
): Promise<MemoryEntity[]> =>
  orElse([], client, "get_entities_by_type", { entityType, filters }, (reply) => reply.entities);

export const getQuestsByStatus = (client: MemoryClient, status: Quest["status"]): Promise<Quest[]> =>
  orElse([], client, "get_quests_by_status", { status }, (reply) => reply.quests);

/** What `read` finds in the reply. Where the request fails, the reason is logged and the result is `fallback`. */
export async function orElse<Type extends RequestType, Answer>(
  fallback: Answer,
  client: MemoryClient,
  type: Type,
  body: RequestBody<Type>,
  read: (reply: Reply<Type>) => Answer,
): Promise<Answer> {
  try {
    return read(await client.request(type, body));
  } catch (error) {
    console.warn(FAILURES[type] ?? MESSAGES.failed, error);
    return fallback;
  }
}
