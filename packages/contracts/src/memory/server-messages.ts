import * as z from "zod/mini";

import {
  CharacterRecap,
  MemoryContext,
  MemoryEntity,
  MemorySearchResult,
  Quest,
  Relationship,
} from "../entities/memory.ts";
import { TurnState } from "../play/turn.ts";
import type { ClientMessage } from "./client-messages.ts";

/**
 * Messages that the memory service sends on /ws. Each has a `seq`, a growing number. A client that reconnects uses it to ask for the
 * messages that it missed.
 */

type RequestType = ClientMessage["type"];

const storedId = z.nullable(z.string());

/** The response to each type of request. */
export const REPLIES = {
  health_check: z.object({
    type: z.literal("health_check_complete"),
    status: z.string(),
    service: z.string(),
    graph_engine: z.string(),
  }),
  search_campaign: z.object({
    type: z.literal("search_complete"),
    results: z.array(MemorySearchResult),
    totalResults: z.number(),
    query: z.string(),
    campaignId: z.string(),
  }),
  add_episode: z.object({ type: z.literal("episode_add_complete"), campaignId: z.string(), message: z.string() }),
  get_contextual_memory: z.object({
    type: z.literal("contextual_memory_complete"),
    campaignContext: z.nullable(MemoryContext),
  }),
  trigger_location_memory: z.object({
    type: z.literal("location_memory_complete"),
    relevantMemories: z.array(MemorySearchResult),
  }),
  generate_character_recap: z.object({
    type: z.literal("character_recap_complete"),
    characterRecap: z.nullable(CharacterRecap),
  }),
  search_relationships: z.object({
    type: z.literal("relationship_search_complete"),
    relationships: z.array(Relationship),
  }),
  store_entity_with_relationships: z.object({ type: z.literal("entity_store_complete"), entityId: storedId }),
  store_dialogue: z.object({ type: z.literal("dialogue_store_complete"), dialogueId: storedId }),
  store_quest: z.object({ type: z.literal("quest_store_complete"), questId: storedId }),
  update_entity: z.object({ type: z.literal("entity_update_complete"), entityId: storedId }),
  get_entities_by_type: z.object({ type: z.literal("entities_by_type_complete"), entities: z.array(MemoryEntity) }),
  get_entity_relationships: z.object({
    type: z.literal("entity_relationships_complete"),
    relationships: z.array(Relationship),
  }),
  update_relationship: z.object({ type: z.literal("relationship_update_complete"), relationshipId: storedId }),
  get_quests_by_status: z.object({ type: z.literal("quests_by_status_complete"), quests: z.array(Quest) }),
} as const satisfies Record<RequestType, z.ZodMiniObject>;

/** The response to each type of request. */
export type ReplyTo = { [Type in RequestType]: z.infer<(typeof REPLIES)[Type]> };

/** The answer to a frame that cannot be read. */
export const UnreadableReply = z.object({
  type: z.literal("error"),
  requestId: z.optional(z.string()),
  error: z.string(),
});

/** Replies. Each answers the request with the same requestId. `error` is set if the request failed. */
export type ServerReply =
  | { [Type in RequestType]: ReplyTo[Type] & { requestId: string; error?: string } }[RequestType]
  | z.infer<typeof UnreadableReply>;

/** Messages that the server sends to every connection of the campaign without a request. */
export const PUSHES = [
  z.object({ type: z.literal("welcome"), session: z.string(), resumed: z.boolean() }),
  z.object({ type: z.literal("memory_changed"), revision: z.number(), turnId: z.nullable(z.string()) }),
  z.object({ type: z.literal("turn_started"), turnId: z.string() }),
  /** Also sent when a finished turn changes: its reply, its checkpoint name, or a flag that the player accepted. */
  z.object({ type: z.literal("turn_ended"), turnId: z.string(), state: TurnState }),
  /** The head moved to another turn, by an undo, a branch or another variant. Null is the point before the first turn. */
  z.object({ type: z.literal("head_moved"), headTurnId: z.nullable(z.string()) }),
] as const;
export type ServerPush = z.infer<(typeof PUSHES)[number]>;

export type ServerMessage = (ServerReply | ServerPush) & { seq: number };
