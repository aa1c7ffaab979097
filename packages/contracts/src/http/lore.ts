import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { memoryText } from "../memory/items.ts";
import { campaignId, text } from "../text.ts";

/** Something that was so before the story: what it is about, other words for that, and whether it is always to be thought of. */
export const LoreEntry = z.strictObject({
  name: text(LIMITS.name),
  keys: z.array(text(LIMITS.name)).check(z.maxLength(60)),
  content: memoryText,
  pinned: z.boolean(),
});
export type LoreEntry = z.infer<typeof LoreEntry>;

/** POST /api/memory/lore: adds to what a campaign remembers. What is remembered of it already stays as it is. */
export const AddLoreRequest = z.strictObject({
  campaignId,
  entries: z.array(LoreEntry).check(z.minLength(1), z.maxLength(LIMITS.list)),
  userId: z.optional(z.string()),
});
export type AddLoreRequest = z.infer<typeof AddLoreRequest>;

/** How many of them are new. */
export const AddLoreAnswer = z.object({ added: z.number() });
export type AddLoreAnswer = z.infer<typeof AddLoreAnswer>;
