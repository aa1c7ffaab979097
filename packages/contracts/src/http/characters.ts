import * as z from "zod/mini";

import { characterFields } from "../entities/character.ts";
import { sheetChanges } from "../entities/sheet-changes.ts";
import { PlayedCharacter } from "../play/live-sheet.ts";
import { description, id, name } from "../text.ts";
import { nextCursor } from "./queries.ts";

const userId = z.optional(z.string());

/** The body of POST /api/characters. */
export const CreateCharacterRequest = z.strictObject({ campaignId: id, ...characterFields, userId });
export type CreateCharacterRequest = z.infer<typeof CreateCharacterRequest>;

/** PATCH /api/characters/:id. Linked characters are read-only. */
export const UpdateCharacterRequest = z.strictObject({
  name: z.optional(name),
  ...sheetChanges,
  notes: z.optional(description),
  build: z.optional(characterFields.build.def.innerType),
  userId,
});
export type UpdateCharacterRequest = z.infer<typeof UpdateCharacterRequest>;

export const CharacterAnswer = z.object({ character: PlayedCharacter });
export const CharactersAnswer = z.object({ characters: z.array(PlayedCharacter), nextCursor });
