import type { ClientMessage } from "#contracts/memory/client-messages";
import type { RequestHandler } from "../request.ts";
import { addEpisode } from "./add-episode.ts";
import { generateCharacterRecap } from "./generate-character-recap.ts";
import { getContextualMemory } from "./get-contextual-memory.ts";
import { getEntitiesByType } from "./get-entities-by-type.ts";
import { getEntityRelationships } from "./get-entity-relationships.ts";
import { getQuestsByStatus } from "./get-quests-by-status.ts";
import { healthCheck } from "./health-check.ts";
import { searchCampaign } from "./search-campaign.ts";
import { searchRelationships } from "./search-relationships.ts";
import { storeDialogue } from "./store-dialogue.ts";
import { storeEntity } from "./store-entity.ts";
import { storeQuest } from "./store-quest.ts";
import { triggerLocationMemory } from "./trigger-location-memory.ts";
import { updateEntity } from "./update-entity.ts";
import { updateRelationship } from "./update-relationship.ts";

type RequestType = ClientMessage["type"];

/** The handler of every request type in the protocol. */
export const HANDLERS: { readonly [Type in RequestType]: RequestHandler<Type> } = {
  health_check: healthCheck,
  search_campaign: searchCampaign,
  add_episode: addEpisode,
  get_contextual_memory: getContextualMemory,
  trigger_location_memory: triggerLocationMemory,
  generate_character_recap: generateCharacterRecap,
  search_relationships: searchRelationships,
  store_entity_with_relationships: storeEntity,
  store_dialogue: storeDialogue,
  store_quest: storeQuest,
  update_entity: updateEntity,
  get_entities_by_type: getEntitiesByType,
  get_entity_relationships: getEntityRelationships,
  update_relationship: updateRelationship,
  get_quests_by_status: getQuestsByStatus,
};

/** The handler for a request type. The type of its reply is the one that belongs to the request. */
export const handlerOf = (type: RequestType): RequestHandler<RequestType> => HANDLERS[type];
