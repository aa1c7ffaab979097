import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { isPresent } from "../non-blank.ts";
import { campaignId, text } from "../text.ts";

/**
 * The sheet as the player copied it from the sheet service, for characters that the service does not let us read. Imports may have 10 MB.
 */
const exported = z.optional(text(LIMITS.importBytes));
const userId = z.optional(z.string());

/**
 * POST /api/characters/link: adds a read-only character from the external sheet service. The player gives the character's address or id
 * in that service, or pastes the sheet.
 * If both are given, the pasted sheet is used, and it must belong to that character. Responds 201, like creating a character.
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
 * POST /api/characters/:id/refresh: reads a linked character's sheet again, from the service or from a pasted text. Responds 200 with the
 * character, or 409 `character_not_linked` if the character is not linked to an external sheet.
 */
export const RefreshCharacterRequest = z.strictObject({ exported, userId });
export type RefreshCharacterRequest = z.infer<typeof RefreshCharacterRequest>;
