import * as z from "zod/mini";

import { AbilityScores } from "../entities/character.ts";
import { id } from "../text.ts";

/** A character as they stand now at the table: the stored sheet with the active path's effects folded in. */
export const Sheet = z.object({
  characterId: id,
  name: z.string(),
  race: z.string(),
  className: z.string(),
  background: z.string(),
  level: z.number(),
  proficiencyBonus: z.number(),
  hp: z.object({ current: z.number(), max: z.number() }),
  armorClass: z.number(),
  speed: z.number(),
  abilityScores: AbilityScores,
  skills: z.array(z.string()),
  conditions: z.array(z.string()),
  inventory: z.array(z.object({ name: z.string(), quantity: z.number() })),
  gold: z.number(),
  experience: z.number(),
  managedExternally: z.boolean(),
});
export type Sheet = z.infer<typeof Sheet>;
