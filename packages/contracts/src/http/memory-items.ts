import * as z from "zod/mini";

import { MemoryItem, Quest } from "../entities/memory.ts";
import { LIMITS } from "../limits.ts";
import { MemoryKind, memoryText } from "../memory/items.ts";
import { campaignId, text } from "../text.ts";

/** Requests with which the player views, pins, corrects and forgets memory items. */

const userId = z.optional(z.string());

/** GET /api/memory/items: newest first. `q` searches. `cursor` is the `nextCursor` of the previous page. */
export const MemoryItemsQuery = z.object({
  campaignId,
  kind: z.optional(MemoryKind),
  q: z.optional(text(LIMITS.search.query)),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/u, { error: "There is no such place to go on from" }))),
  userId,
});
export type MemoryItemsQuery = z.infer<typeof MemoryItemsQuery>;

export const MemoryItemsAnswer = z.object({
  items: z.array(MemoryItem),
  /** Null on the last page. */
  nextCursor: z.nullable(z.string()),
});
export type MemoryItemsAnswer = z.infer<typeof MemoryItemsAnswer>;

/** PATCH /api/memory/items/:id: pins an item or corrects its wording. The earlier wording stays in the item's history. */
export const ChangeMemoryItemRequest = z
  .strictObject({
    campaignId,
    content: z.optional(memoryText),
    pinned: z.optional(z.boolean()),
    importance: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
    userId,
  })
  .check(
    z.refine(
      ({ content, pinned, importance }) => content !== undefined || pinned !== undefined || importance !== undefined,
      { error: "Send content, pinned or importance" },
    ),
  );
export type ChangeMemoryItemRequest = z.infer<typeof ChangeMemoryItemRequest>;

export const MemoryItemAnswer = z.object({ item: MemoryItem });
export type MemoryItemAnswer = z.infer<typeof MemoryItemAnswer>;

/** DELETE /api/memory/items/:id: forgets the item. */
export const ForgetMemoryItemRequest = z.strictObject({ campaignId, userId });
export type ForgetMemoryItemRequest = z.infer<typeof ForgetMemoryItemRequest>;

/** GET /api/memory/quests: every quest of the active path, the open ones first. */
export const QuestsAnswer = z.object({ quests: z.array(Quest) });
export type QuestsAnswer = z.infer<typeof QuestsAnswer>;
