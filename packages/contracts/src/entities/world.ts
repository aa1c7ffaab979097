import * as z from "zod/mini";

import { GENRE_VALUES, MAGIC_LEVEL_VALUES } from "../options.ts";
import { description, id, instant, text } from "../text.ts";

export const genres = z.array(z.enum(GENRE_VALUES)).check(z.maxLength(GENRE_VALUES.length));
export const magicLevel = z.enum(MAGIC_LEVEL_VALUES);
/** The kind of world in the player's own words, such as "Steampunk". */
export const setting = text(120);

/** The input from which the description was generated. It is stored so that the description can be generated again. */
export const WorldPrompts = z.object({ magicLevel, genres, additionalDetails: description });

/** A setting in which campaigns take place. */
export const World = z.object({
  id,
  userId: id,
  name: z.string(),
  description: z.string(),
  additionalDetails: z.string(),
  magicLevel,
  genres,
  aiGeneratedDescription: z.string(),
  worldPrompts: WorldPrompts,
  setting: z.string(),
  campaignCount: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type World = z.infer<typeof World>;
