import * as z from "zod/mini";

import { EntityType, MemoryKind, MemorySource, QuestStatus, Tone } from "../memory/items.ts";
import { id, instant, text } from "../text.ts";

/** A memory found, with how well it fits, 0 to 1. */
export const MemorySearchResult = z.object({
  itemId: z.string(),
  content: z.string(),
  relevance_score: z.number(),
  kind: z.string(),
  /** The turn it came from; null for lore, imports and the player's own notes. */
  turnId: z.nullable(z.string()),
  reason: z.string(),
});
export type MemorySearchResult = z.infer<typeof MemorySearchResult>;

/** From which turn on something holds, and from which it does not any more; null where it was so from the start, or still is. */
const validity = { validFrom: z.nullable(z.number()), validTo: z.nullable(z.number()) };

/** One thing remembered, as the player sees it. What is secret is never among them. */
export const MemoryItem = z.object({
  id,
  kind: MemoryKind,
  content: z.string(),
  /** Names of the people, places and things it is about. */
  entities: z.array(z.string()),
  importance: z.number(),
  tone: Tone,
  speaker: z.nullable(z.string()),
  pinned: z.boolean(),
  /** In which situation it was said or done; empty where nothing is known of it. */
  context: z.string(),
  /** Names of those who know it; null where anybody may. */
  knowers: z.nullable(z.array(z.string())),
  source: MemorySource,
  ...validity,
  at: instant,
  /** What it said before the player corrected it, oldest first. */
  history: z.array(z.object({ content: z.string(), until: instant })),
});
export type MemoryItem = z.infer<typeof MemoryItem>;

/** A person, place or thing of the story. */
export const MemoryEntity = z.object({
  id,
  name: z.string(),
  /** Null where the story has not said yet what it is. */
  type: z.nullable(EntityType),
  aliases: z.array(z.string()),
  description: z.string(),
  /** How many memories are about it. */
  mentions: z.number(),
});
export type MemoryEntity = z.infer<typeof MemoryEntity>;

/** How one entity stands to another: "knows", "owes", "rules" … */
export const Relationship = z.object({
  id,
  fromEntityId: id,
  toEntityId: id,
  type: z.string(),
  description: z.string(),
  /** The turn it came from; null for lore, imports and the player's own hand. */
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  ...validity,
});
export type Relationship = z.infer<typeof Relationship>;

/** Something said, and in which situation. */
export const Dialogue = z.object({
  speaker: text(120),
  text: text(8_000),
  context: text(8_000),
  campaignId: id,
  worldId: z.optional(id),
});
export type Dialogue = z.infer<typeof Dialogue>;

/** Something undertaken. Its id stays the same while its status changes. */
export const Quest = z.object({
  id,
  title: z.string(),
  /** The latest that was said of it. */
  description: z.string(),
  status: QuestStatus,
  /** The item that says so, and the turn that comes from; null where the player wrote it. */
  itemId: z.string(),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
});
export type Quest = z.infer<typeof Quest>;

/** A session's record. */
export const Episode = z.object({
  id,
  campaignId: id,
  title: z.string(),
  summary: z.string(),
  importance: z.number(),
  at: instant,
});
export type Episode = z.infer<typeof Episode>;

/** What somebody has been through lately. */
export const CharacterRecap = z.object({
  recent_actions: z.array(z.string()),
  relationships_changed: z.array(z.string()),
  quests_involved: z.array(z.string()),
  current_status: z.string(),
});
export type CharacterRecap = z.infer<typeof CharacterRecap>;

/** A character recap uses the last 3 entries unless it is asked for others. */
export const CharacterRecapRequest = z.strictObject({
  characterName: text(120),
  campaignId: id,
  sessionsBack: z._default(z.int().check(z.minimum(1), z.maximum(100)), 3),
});
export type CharacterRecapRequest = z.infer<typeof CharacterRecapRequest>;

/** What memory knows of a situation. */
export const MemoryContext = z.object({
  activeQuests: z.array(Quest),
  keyNpcs: z.array(MemoryEntity),
  /** Null where nobody knows where the party is. */
  currentLocationInfo: z.nullable(z.object({ name: z.string() })),
  recentEvents: z.array(z.object({ summary: z.string() })),
  contextualMemories: z.array(MemorySearchResult),
  hasRelevantMemory: z.boolean(),
  /** All of it as one text, for a game master to read. */
  campaignContext: z.string(),
});
export type MemoryContext = z.infer<typeof MemoryContext>;
