import type {
  CharacterRecap,
  MemoryContext,
  MemoryEntity,
  MemorySearchResult,
  Quest,
  Relationship,
} from "../entities/memory.ts";
import type { TurnState } from "../play/turn.ts";
import type { ClientMessage } from "./client-messages.ts";

/**
 * Messages that the memory service sends on /ws. Each has a `seq`, a growing number. A client that reconnects uses it to ask for the
 * messages that it missed.
 */

/** The response to each type of request. */
export interface ReplyTo {
  health_check: { type: "health_check_complete"; status: string; service: string; graph_engine: string };
  search_campaign: {
    type: "search_complete";
    results: MemorySearchResult[];
    totalResults: number;
    query: string;
    campaignId: string;
  };
  add_episode: { type: "episode_add_complete"; campaignId: string; message: string };
  get_contextual_memory: { type: "contextual_memory_complete"; campaignContext: MemoryContext | null };
  trigger_location_memory: { type: "location_memory_complete"; relevantMemories: MemorySearchResult[] };
  generate_character_recap: { type: "character_recap_complete"; characterRecap: CharacterRecap | null };
  search_relationships: { type: "relationship_search_complete"; relationships: Relationship[] };
  store_entity_with_relationships: { type: "entity_store_complete"; entityId: string | null };
  store_dialogue: { type: "dialogue_store_complete"; dialogueId: string | null };
  store_quest: { type: "quest_store_complete"; questId: string | null };
  update_entity: { type: "entity_update_complete"; entityId: string | null };
  get_entities_by_type: { type: "entities_by_type_complete"; entities: MemoryEntity[] };
  get_entity_relationships: { type: "entity_relationships_complete"; relationships: Relationship[] };
  update_relationship: { type: "relationship_update_complete"; relationshipId: string | null };
  get_quests_by_status: { type: "quests_by_status_complete"; quests: Quest[] };
}

type RequestType = ClientMessage["type"];

/** Replies. Each answers the request with the same requestId. `error` is set if the request failed. */
export type ServerReply =
  | { [Type in RequestType]: ReplyTo[Type] & { requestId: string; error?: string } }[RequestType]
  | { type: "error"; requestId?: string; error: string };

/** Messages that the server sends to every connection of the campaign without a request. */
export type ServerPush =
  | { type: "welcome"; session: string; resumed: boolean }
  | { type: "memory_changed"; revision: number; turnId: string | null }
  | { type: "turn_started"; turnId: string }
  /** Also sent when a finished turn changes: its reply, its checkpoint name, or a flag that the player accepted. */
  | { type: "turn_ended"; turnId: string; state: TurnState }
  /** The head moved to another turn, by an undo, a branch or another variant. Null is the point before the first turn. */
  | { type: "head_moved"; headTurnId: string | null };

export type ServerMessage = (ServerReply | ServerPush) & { seq: number };
