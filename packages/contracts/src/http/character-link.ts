import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { campaignId, text } from "../text.ts";

/**
 * POST /api/characters/link: a read-only character from the external sheet service, by its address or id there (design.md §13).
 * `exported` is the sheet as the player copied it, for where the service refuses to be read. Answers 201 as creating does.
 */
export const LinkCharacterRequest = z.strictObject({
  campaignId,
  sheet: text(500).check(z.minLength(1, { error: "Give the character's address or id" })),
  exported: z.optional(text(LIMITS.bodyBytes)),
  userId: z.optional(z.string()),
});
export type LinkCharacterRequest = z.infer<typeof LinkCharacterRequest>;
