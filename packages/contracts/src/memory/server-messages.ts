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

/** Frames the memory service sends on /ws. Every one has a `seq`, so that a client that comes back can ask for what it missed. */

/** What each type of request is answered with. */
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

/** Replies: each answers one request, by its requestId; `error` is set on failure. */
export type ServerReply =
  | { [Type in RequestType]: ReplyTo[Type] & { requestId: string; error?: string } }[RequestType]
  | { type: "error"; requestId?: string; error: string };

/** Pushes: to every connection of the campaign, unasked. */
export type ServerPush =
  | { type: "welcome"; session: string; resumed: boolean }
  | { type: "memory_changed"; revision: number; turnId: string | null }
  | { type: "turn_started"; turnId: string }
  /** Also where a turn that was told before is different now: its reply, its name, or what the player let stand in it. */
  | { type: "turn_ended"; turnId: string; state: TurnState }
  /** The story now ends at another turn: an undo, a branch, another variant. Null is before the beginning. */
  | { type: "head_moved"; headTurnId: string | null };

export type ServerMessage = (ServerReply | ServerPush) & { seq: number };
