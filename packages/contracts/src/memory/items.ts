import * as z from "zod/mini";

import { isPresent } from "../non-blank.ts";
import { text, turnId } from "../text.ts";

/** The text of a memory item. It must not be blank. */
export const memoryText = text(8_000).check(z.refine(isPresent, { error: "A memory must say something" }));

/** The kinds of memory items. */
export const MEMORY_KINDS = ["episode", "fact", "relationship", "dialogue", "event", "quest", "lore", "note"] as const;
export const MemoryKind = z.enum(MEMORY_KINDS);
export type MemoryKind = z.infer<typeof MemoryKind>;

export const TONES = ["angry", "happy", "sad", "suspicious", "grateful", "mysterious", "urgent", "neutral"] as const;
export const Tone = z.enum(TONES);
export type Tone = z.infer<typeof Tone>;

export const ENTITY_TYPES = ["person", "place", "item", "faction", "creature"] as const;
export const EntityType = z.enum(ENTITY_TYPES);
export type EntityType = z.infer<typeof EntityType>;

/** What an item was learned from. Recall uses only items of active sources. */
export const MemorySource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("turn"), turnId, turnNumber: z.number(), version: z.number() }),
  z.object({ kind: z.literal("world") }),
  z.object({ kind: z.literal("campaign") }),
  z.object({ kind: z.literal("player") }),
  z.object({ kind: z.literal("import") }),
]);
export type MemorySource = z.infer<typeof MemorySource>;

/** Relations of which an entity has one value at a time: who holds a thing, somebody's role, allegiance, attitude and want. */
export const STATE_RELATIONS = ["holder", "role", "allegiance", "attitude", "want"] as const;

/** A claim about the state of an entity. The latest claim on the active path is true; earlier claims are history. */
export const MemoryState = z.discriminatedUnion("relation", [
  z.object({ about: text(120), relation: z.literal("status"), value: z.enum(["alive", "dead"]) }),
  z.object({ about: text(120), relation: z.literal("place"), value: text(120) }),
  z.object({ about: text(120), relation: z.enum(STATE_RELATIONS), value: text(120) }),
]);
export type MemoryState = z.infer<typeof MemoryState>;

/**
 * A claim about the relationship between two entities, for example "knows", "owes" or "rules". A later claim about the same two entities
 * and type replaces an earlier one.
 */
export const MemoryRelationship = z.object({ from: text(120), to: text(120), type: text(60) });
export type MemoryRelationship = z.infer<typeof MemoryRelationship>;

/** The states that a quest can have. */
export const QUEST_STATUSES = ["open", "active", "completed", "failed"] as const;
export const QuestStatus = z.enum(QUEST_STATUSES);
export type QuestStatus = z.infer<typeof QuestStatus>;

/** A claim about the status of a quest. A later claim about the same title replaces an earlier one. */
export const MemoryQuest = z.object({ title: text(120), status: QuestStatus });
export type MemoryQuest = z.infer<typeof MemoryQuest>;

/**
 * One memory item from the chronicler, not yet stored. `key` is unique within the source, so that storing the item twice has no effect.
 */
export const MemoryDraft = z.object({
  key: z.string(),
  kind: MemoryKind,
  content: text(8_000),
  /** Names of the people, places and things that the item mentions. */
  entities: z.array(text(120)),
  importance: z.int().check(z.minimum(1), z.maximum(10)),
  tone: Tone,
  speaker: z.nullable(text(120)),
  secret: z.boolean(),
  pinned: z.boolean(),
  /** The situation in which it was said or done. */
  context: z.optional(text(8_000)),
  /** Names of those who were present and know of it. Absent if anybody may know. The game master knows everything. */
  knowers: z.optional(z.array(text(120))),
  /** The claim that the item makes, if it makes one. At most one of the three may be set. */
  state: z.optional(MemoryState),
  relationship: z.optional(MemoryRelationship),
  quest: z.optional(MemoryQuest),
});
export type MemoryDraft = z.infer<typeof MemoryDraft>;

/** A person, place or thing of the story, as the chronicler found it in a turn. */
export const EntityDraft = z.object({
  name: text(120),
  type: EntityType,
  aliases: z.array(text(120)),
  description: text(2_000),
});
export type EntityDraft = z.infer<typeof EntityDraft>;
