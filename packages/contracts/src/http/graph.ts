import * as z from "zod/mini";

import { MemoryEntity, Relationship } from "../entities/memory.ts";
import { MemoryKind } from "../memory/items.ts";
import { campaignId, instant } from "../text.ts";

/** GET /api/graph/status: how far the chronicler has read. */
export const GraphStatusAnswer = z.object({
  pending: z.number(),
  lastDigestedTurnId: z.nullable(z.string()),
  deadLetters: z.array(z.object({ turnId: z.string(), error: z.string() })),
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
  at: instant,
});

/** GET /api/graph/timeline: sessions in the order they were played, each with its events. */
export const TimelineAnswer = z.object({
  sessions: z.array(
    z.object({
      startedAt: instant,
      endedAt: instant,
      /** Empty until the session has been summed up. */
      summary: z.string(),
      events: z.array(TimelineEvent),
    }),
  ),
});
export type TimelineAnswer = z.infer<typeof TimelineAnswer>;

/** POST /api/graph/rebuild: digests the whole ledger again; answers 202 with the status, whose `pending` then counts down. */
export const RebuildRequest = z.strictObject({ campaignId, userId: z.optional(z.string()) });
export type RebuildRequest = z.infer<typeof RebuildRequest>;
