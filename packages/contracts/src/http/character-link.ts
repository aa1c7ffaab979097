import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { isPresent } from "../non-blank.ts";
import { campaignId, text } from "../text.ts";

/** The sheet as the player copied it from the service, for where that refuses to be read; imports may have 10 MB. */
const exported = z.optional(text(LIMITS.importBytes));
const userId = z.optional(z.string());

/**
 * POST /api/characters/link: a read-only character from the external sheet service, by its address or id there, or as pasted.
 * Where both are given, the pasted sheet is what counts, and it must be that character's. Answers 201 as creating does.
 */
export const LinkCharacterRequest = z
  .strictObject({ campaignId, sheet: z.optional(text(500)), exported, userId })
  .check(
    z.refine(({ sheet, exported: pasted }) => isPresent(sheet) || isPresent(pasted), {
      path: ["sheet"],
      error: "Give the character's address or id",
    }),
  );
export type LinkCharacterRequest = z.infer<typeof LinkCharacterRequest>;

/**
 * POST /api/characters/:id/refresh: takes a linked character's sheet anew, from the service or as pasted. Answers 200 with the
 * character; 409 `character_not_linked` for one that is kept here.
 */
export const RefreshCharacterRequest = z.strictObject({ exported, userId });
export type RefreshCharacterRequest = z.infer<typeof RefreshCharacterRequest>;
