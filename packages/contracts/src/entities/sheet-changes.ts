import * as z from "zod/mini";

import { text } from "../text.ts";
import { level } from "./campaign.ts";
import { AbilityScores, characterFields, HitPoints } from "./character.ts";

/** The fields of a sheet as a change names them: a field that it leaves out stays as it is. */
export const sheetChanges = {
  race: z.optional(text(120)),
  customRace: z.optional(text(120)),
  background: z.optional(text(120)),
  customBackground: z.optional(text(120)),
  classes: z.optional(characterFields.classes.def.innerType),
  level: z.optional(level),
  hp: z.optional(HitPoints),
  armorClass: z.optional(characterFields.armorClass.def.innerType),
  speed: z.optional(characterFields.speed.def.innerType),
  abilityScores: z.optional(AbilityScores),
  skills: z.optional(characterFields.skills.def.innerType),
};
/** The name of a field that both a stored character and its sheet at the table have. */
export type SheetField = keyof typeof sheetChanges;
