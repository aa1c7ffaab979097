import * as z from "zod/mini";

import { AbilityScores, CharacterClass, characterFields, HitPoints } from "../entities/character.ts";
import { level } from "../entities/campaign.ts";
import { HeroBuild } from "../entities/hero-build.ts";
import { text } from "../text.ts";

/**
 * What a player changes by hand of a hero who plays: each field of the character form that differs from the sheet at the table, with its
 * new value, and of the build each part that differs. Name and notes belong to the stored character.
 */
export const SheetCorrection = z.strictObject({
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
  build: z.optional(z.partial(HeroBuild)),
});
export type SheetCorrection = z.infer<typeof SheetCorrection>;
