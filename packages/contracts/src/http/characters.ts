import * as z from "zod/mini";

import { AbilityScores, CharacterClass, characterFields, HitPoints } from "../entities/character.ts";
import { level } from "../entities/campaign.ts";
import { PlayedCharacter } from "../play/live-sheet.ts";
import { description, id, name, text } from "../text.ts";
import { nextCursor } from "./queries.ts";

const userId = z.optional(z.string());

/** The body of POST /api/characters. */
export const CreateCharacterRequest = z.strictObject({ campaignId: id, ...characterFields, userId });
export type CreateCharacterRequest = z.infer<typeof CreateCharacterRequest>;

/** PATCH /api/characters/:id. Linked characters are read-only. */
export const UpdateCharacterRequest = z.strictObject({
  name: z.optional(name),
  race: z.optional(text(120)),
  customRace: z.optional(text(120)),
  background: z.optional(text(120)),
  customBackground: z.optional(text(120)),
  classes: z.optional(z.array(CharacterClass).check(z.maxLength(10))),
  level: z.optional(level),
  hp: z.optional(HitPoints),
  armorClass: z.optional(characterFields.armorClass.def.innerType),
  speed: z.optional(characterFields.speed.def.innerType),
  abilityScores: z.optional(AbilityScores),
  skills: z.optional(characterFields.skills.def.innerType),
  notes: z.optional(description),
  build: z.optional(characterFields.build.def.innerType),
  userId,
});
export type UpdateCharacterRequest = z.infer<typeof UpdateCharacterRequest>;

export const CharacterAnswer = z.object({ character: PlayedCharacter });
export const CharactersAnswer = z.object({ characters: z.array(PlayedCharacter), nextCursor });
