import * as z from "zod/mini";

import { isPresent } from "../non-blank.ts";
import { text, turnId } from "../text.ts";

/** What a memory says. */
export const memoryText = text(8_000).check(z.refine(isPresent, { error: "A memory must say something" }));

/** What kinds of thing are remembered. */
export const MEMORY_KINDS = ["episode", "fact", "relationship", "dialogue", "event", "quest", "lore", "note"] as const;
export const MemoryKind = z.enum(MEMORY_KINDS);
export type MemoryKind = z.infer<typeof MemoryKind>;

export const TONES = ["angry", "happy", "sad", "suspicious", "grateful", "mysterious", "urgent", "neutral"] as const;
export const Tone = z.enum(TONES);
export type Tone = z.infer<typeof Tone>;

export const ENTITY_TYPES = ["person", "place", "item", "faction", "creature"] as const;
export const EntityType = z.enum(ENTITY_TYPES);
export type EntityType = z.infer<typeof EntityType>;

/** Where an item comes from: recall only ever sees items of active sources. */
export const MemorySource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("turn"), turnId, turnNumber: z.number(), version: z.number() }),
  z.object({ kind: z.literal("world") }),
  z.object({ kind: z.literal("campaign") }),
  z.object({ kind: z.literal("player") }),
  z.object({ kind: z.literal("import") }),
]);
export type MemorySource = z.infer<typeof MemorySource>;

/** Of these everybody and everything has one at a time: who holds it, what they are, whom they serve, how they feel, what they want. */
export const STATE_RELATIONS = ["holder", "role", "allegiance", "attitude", "want"] as const;

/** What has become of somebody: the latest on the active path counts, and an earlier one is history. */
export const MemoryState = z.discriminatedUnion("relation", [
  z.object({ about: text(120), relation: z.literal("status"), value: z.enum(["alive", "dead"]) }),
  z.object({ about: text(120), relation: z.literal("place"), value: text(120) }),
  z.object({ about: text(120), relation: z.enum(STATE_RELATIONS), value: text(120) }),
]);
export type MemoryState = z.infer<typeof MemoryState>;

/** What stands between two: "knows", "owes", "rules" … A later one of the same two and type replaces an earlier one. */
export const MemoryRelationship = z.object({ from: text(120), to: text(120), type: text(60) });
export type MemoryRelationship = z.infer<typeof MemoryRelationship>;

/** How somebody stands to somebody else. */
export const QUEST_STATUSES = ["open", "active", "completed", "failed"] as const;
export const QuestStatus = z.enum(QUEST_STATUSES);
export type QuestStatus = z.infer<typeof QuestStatus>;

/** How a quest stands: a later word on the same title replaces an earlier one. */
export const MemoryQuest = z.object({ title: text(120), status: QuestStatus });
export type MemoryQuest = z.infer<typeof MemoryQuest>;

/** One thing to remember, as the chronicler hands it over. `key` makes it idempotent within its source. */
export const MemoryDraft = z.object({
  key: z.string(),
  kind: MemoryKind,
  content: text(8_000),
  /** Names of the people, places and things it is about. */
  entities: z.array(text(120)),
  importance: z.int().check(z.minimum(1), z.maximum(10)),
  tone: Tone,
  speaker: z.nullable(text(120)),
  secret: z.boolean(),
  pinned: z.boolean(),
  /** In which situation it was said or done. */
  context: z.optional(text(8_000)),
  /** Who was there to learn of it; absent where anybody may know. The game master knows all. */
  knowers: z.optional(z.array(text(120))),
  /** What the item claims, where it claims something that can change: at most one of the three. */
  state: z.optional(MemoryState),
  relationship: z.optional(MemoryRelationship),
  quest: z.optional(MemoryQuest),
});
export type MemoryDraft = z.infer<typeof MemoryDraft>;

/** A person, place or thing of the story, as the chronicler met it. */
export const EntityDraft = z.object({
  name: text(120),
  type: EntityType,
  aliases: z.array(text(120)),
  description: text(2_000),
});
export type EntityDraft = z.infer<typeof EntityDraft>;
