import * as z from "zod/mini";

import { MemoryEntity, MemorySearchResult, Relationship } from "../entities/memory.ts";
import { MemoryKind } from "../memory/items.ts";
import { GameMasterFamily } from "../play/turn.ts";
import { campaignId, instant } from "../text.ts";

/** GET /api/graph/status: which turns the chronicler has digested. */
export const GraphStatusAnswer = z.object({
  pending: z.number(),
  lastDigestedTurnId: z.nullable(z.string()),
  deadLetters: z.array(z.object({ turnId: z.string(), error: z.string() })),
  /** True while all turns of the ledger are being digested again. */
  rebuilding: z.boolean(),
  /**
   * Outbox messages of the table that could not be delivered to other workers. They are sent again with the next turn or with a rebuild.
   */
  parked: z.array(z.object({ kind: z.string(), attempts: z.number(), error: z.string() })),
});
export type GraphStatusAnswer = z.infer<typeof GraphStatusAnswer>;

/** GET /api/graph: people, places and things, and the relationships between them. */
export const GraphAnswer = z.object({ nodes: z.array(MemoryEntity), edges: z.array(Relationship) });
export type GraphAnswer = z.infer<typeof GraphAnswer>;

/** An event of the story and the turn in which it happened. */
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

/** GET /api/graph/timeline: the play sessions in the order they were played, each with its events. */
export const TimelineAnswer = z.object({
  sessions: z.array(
    z.object({
      startedAt: instant,
      endedAt: instant,
      /** Empty if the session has no summary yet. */
      summary: z.string(),
      /** The kind of game master that wrote the summary. Absent if that was not recorded. */
      summarySource: z.optional(GameMasterFamily),
      events: z.array(TimelineEvent),
    }),
  ),
});
export type TimelineAnswer = z.infer<typeof TimelineAnswer>;

/** POST /api/graph/rebuild: digests the whole ledger again. Responds 202 with the status, whose `pending` counts down from then on. */
export const RebuildRequest = z.strictObject({ campaignId, userId: z.optional(z.string()) });
export type RebuildRequest = z.infer<typeof RebuildRequest>;

/** One question of the memory check: the question, the answer in the ledger, and what memory recalled for it. */
export const HealthQuestion = z.object({
  question: z.string(),
  /** The right answer according to the ledger. Null if the story never mentioned it; memory must then find nothing that fits. */
  expected: z.nullable(z.string()),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  recalled: z.boolean(),
  found: z.array(MemorySearchResult),
});
export type HealthQuestion = z.infer<typeof HealthQuestion>;

/** POST /api/graph/memory-health: asks memory up to 20 questions about the story, and returns the share that it recalled correctly. */
export const MemoryHealthRequest = z.strictObject({ campaignId, userId: z.optional(z.string()) });
export type MemoryHealthRequest = z.infer<typeof MemoryHealthRequest>;
export const MemoryHealthAnswer = z.object({
  questions: z.array(HealthQuestion),
  /** From 0 to 1. Null if the story is too short for any question. */
  share: z.nullable(z.number()),
});
export type MemoryHealthAnswer = z.infer<typeof MemoryHealthAnswer>;
