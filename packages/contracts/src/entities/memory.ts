import * as z from "zod/mini";

import { MemoryKind, MemorySource, QuestStatus, Tone } from "../memory/items.ts";
import { clientId } from "../memory/lenient-fields.ts";
import { id, instant, text } from "../text.ts";

/** A memory item that a search found. `relevance_score` says how well it fits, from 0 to 1. */
export const MemorySearchResult = z.object({
  itemId: z.string(),
  content: z.string(),
  relevance_score: z.number(),
  kind: z.string(),
  /** The turn that the item comes from. Null for lore, imports and the player's own notes. */
  turnId: z.nullable(z.string()),
  reason: z.string(),
});
export type MemorySearchResult = z.infer<typeof MemorySearchResult>;

/**
 * The first turn in which the memory is true, and the first turn in which it is no longer true. `validFrom` is null if it was true from
 * the start, `validTo` if it is still true.
 */
const validity = { validFrom: z.nullable(z.number()), validTo: z.nullable(z.number()) };

/** One memory item as the player sees it. Secret items are never sent to the player. */
export const MemoryItem = z.object({
  id,
  kind: MemoryKind,
  content: z.string(),
  /** Names of the people, places and things that the item mentions. */
  entities: z.array(z.string()),
  importance: z.number(),
  tone: Tone,
  speaker: z.nullable(z.string()),
  pinned: z.boolean(),
  /** The situation in which it was said or done. Empty if that is unknown. */
  context: z.string(),
  /** Names of those who know the fact. Null if anybody may know it. */
  knowers: z.nullable(z.array(z.string())),
  source: MemorySource,
  ...validity,
  at: instant,
  /** Earlier wordings, before the player's corrections, oldest first. */
  history: z.array(z.object({ content: z.string(), until: instant })),
});
export type MemoryItem = z.infer<typeof MemoryItem>;

/** A person, place or thing of the story. */
export const MemoryEntity = z.object({
  id: clientId,
  name: z.string(),
  /** One of the five types, or a client's own word. Null if the story has not yet said what the entity is. */
  type: z.nullable(text(40)),
  aliases: z.array(z.string()),
  description: z.string(),
  /** The number of memory items that mention the entity. */
  mentions: z.number(),
});
export type MemoryEntity = z.infer<typeof MemoryEntity>;

/** A directed relationship between two entities, for example "knows", "owes" or "rules". */
export const Relationship = z.object({
  id: clientId,
  fromEntityId: clientId,
  toEntityId: clientId,
  type: z.string(),
  description: z.string(),
  /** The turn that the relationship comes from. Null for lore, imports and the player's own edits. */
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  ...validity,
});
export type Relationship = z.infer<typeof Relationship>;

/** A line of dialogue and the situation in which it was said. */
export const Dialogue = z.object({
  speaker: text(120),
  text: text(8_000),
  context: text(8_000),
  campaignId: id,
  worldId: z.optional(id),
});
export type Dialogue = z.infer<typeof Dialogue>;

/** A quest of the story. Its id stays the same when its status changes. */
export const Quest = z.object({
  id: clientId,
  title: z.string(),
  /** The latest description of the quest. */
  description: z.string(),
  status: QuestStatus,
  /** The memory item that contains this status, and its turn. The turn is null if the player wrote the item. */
  itemId: z.string(),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
});
export type Quest = z.infer<typeof Quest>;

/** The record of one play session. */
export const Episode = z.object({
  id,
  campaignId: id,
  title: z.string(),
  summary: z.string(),
  importance: z.number(),
  at: instant,
});
export type Episode = z.infer<typeof Episode>;

/** A summary of what a character did recently. */
export const CharacterRecap = z.object({
  recent_actions: z.array(z.string()),
  relationships_changed: z.array(z.string()),
  quests_involved: z.array(z.string()),
  current_status: z.string(),
});
export type CharacterRecap = z.infer<typeof CharacterRecap>;

/** What memory knows about a situation. */
export const MemoryContext = z.object({
  activeQuests: z.array(Quest),
  keyNpcs: z.array(MemoryEntity),
  /** Null if memory does not know where the party is. */
  currentLocationInfo: z.nullable(z.object({ name: z.string() })),
  recentEvents: z.array(z.object({ summary: z.string() })),
  contextualMemories: z.array(MemorySearchResult),
  hasRelevantMemory: z.boolean(),
  /** All of the above as one text for the game master. */
  campaignContext: z.string(),
});
export type MemoryContext = z.infer<typeof MemoryContext>;
