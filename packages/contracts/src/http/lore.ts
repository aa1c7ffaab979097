import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { memoryText } from "../memory/items.ts";
import { campaignId, text } from "../text.ts";

/** A fact from before the story: its name, other words for it, its text, and whether it is recalled in every turn. */
export const LoreEntry = z.strictObject({
  name: text(LIMITS.name),
  keys: z.array(text(LIMITS.name)).check(z.maxLength(60)),
  content: memoryText,
  pinned: z.boolean(),
});
export type LoreEntry = z.infer<typeof LoreEntry>;

/** POST /api/memory/lore: adds lore to a campaign's memory. Items that memory already has stay unchanged. */
export const AddLoreRequest = z.strictObject({
  campaignId,
  entries: z.array(LoreEntry).check(z.minLength(1), z.maxLength(LIMITS.list)),
  userId: z.optional(z.string()),
});
export type AddLoreRequest = z.infer<typeof AddLoreRequest>;

/** The number of entries that were new. */
export const AddLoreAnswer = z.object({ added: z.number() });
export type AddLoreAnswer = z.infer<typeof AddLoreAnswer>;
