import * as z from "zod/mini";

import { MemoryEntity, MemorySearchResult, Relationship } from "../entities/memory.ts";
import { MemoryKind } from "../memory/items.ts";
import { GameMasterFamily } from "../play/turn.ts";
import { campaignId, instant } from "../text.ts";

/** GET /api/graph/status: how far the chronicler has read. */
export const GraphStatusAnswer = z.object({
  pending: z.number(),
  lastDigestedTurnId: z.nullable(z.string()),
  deadLetters: z.array(z.object({ turnId: z.string(), error: z.string() })),
  /** True while the ledger is being read again from its beginning. */
  rebuilding: z.boolean(),
  /** News of the table that other parts of the product could not be told: it is sent again with the next turn, or a rebuild. */
  parked: z.array(z.object({ kind: z.string(), attempts: z.number(), error: z.string() })),
});
export type GraphStatusAnswer = z.infer<typeof GraphStatusAnswer>;

/** GET /api/graph: people, places, things and what is between them. */
export const GraphAnswer = z.object({ nodes: z.array(MemoryEntity), edges: z.array(Relationship) });
export type GraphAnswer = z.infer<typeof GraphAnswer>;

/** Something that happened, with the turn it came from. */
export const TimelineEvent = z.object({
  itemId: z.string(),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  kind: MemoryKind,
  content: z.string(),
  importance: z.number(),
  at: instant,
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

/** GET /api/graph/timeline: sessions in the order they were played, each with its events. */
export const TimelineAnswer = z.object({
  sessions: z.array(
    z.object({
      startedAt: instant,
      endedAt: instant,
      /** Empty until the session has been summed up. */
      summary: z.string(),
      /** Who wrote it; absent where nobody said. */
      summarySource: z.optional(GameMasterFamily),
      events: z.array(TimelineEvent),
    }),
  ),
});
export type TimelineAnswer = z.infer<typeof TimelineAnswer>;

/** POST /api/graph/rebuild: digests the whole ledger again; answers 202 with the status, whose `pending` then counts down. */
export const RebuildRequest = z.strictObject({ campaignId, userId: z.optional(z.string()) });
export type RebuildRequest = z.infer<typeof RebuildRequest>;

/** One question of the memory's health: what was asked, what the ledger says, and what memory found. */
export const HealthQuestion = z.object({
  question: z.string(),
  /** The answer as the ledger has it; null where nothing of it was ever told, and memory must find nothing that fits. */
  expected: z.nullable(z.string()),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  recalled: z.boolean(),
  found: z.array(MemorySearchResult),
});
export type HealthQuestion = z.infer<typeof HealthQuestion>;

/** POST /api/graph/memory-health: up to 20 questions made from what was told, and the share of them recalled. */
export const MemoryHealthRequest = z.strictObject({ campaignId, userId: z.optional(z.string()) });
export type MemoryHealthRequest = z.infer<typeof MemoryHealthRequest>;
export const MemoryHealthAnswer = z.object({
  questions: z.array(HealthQuestion),
  /** 0 to 1; null where too little was told to ask anything. */
  share: z.nullable(z.number()),
});
export type MemoryHealthAnswer = z.infer<typeof MemoryHealthAnswer>;
