import * as z from "zod/mini";

import {
  AdventureRef,
  elements,
  intensity,
  language,
  level,
  levelProgression,
  maxCharacters,
} from "../entities/campaign.ts";
import { characterFields } from "../entities/character.ts";
import { HouseRules } from "../entities/house-rules.ts";
import { genres, magicLevel, WorldPrompts } from "../entities/world.ts";
import { LIMITS } from "../limits.ts";
import { LiveSheet } from "../play/live-sheet.ts";
import { description, id, name, text } from "../text.ts";
import { sealedSecrets } from "./sealed-secrets.ts";

/**
 * What a campaign file contains about worlds, campaigns and characters: everything that a player wrote, but no ids or dates of one site.
 */

export const ExportedWorld = z.strictObject({
  name: z.pipe(z.string(), name),
  description,
  additionalDetails: description,
  magicLevel,
  genres,
  aiGeneratedDescription: description,
  worldPrompts: z.strictObject(WorldPrompts.shape),
  setting: text(LIMITS.name),
});
export type ExportedWorld = z.infer<typeof ExportedWorld>;

export const ExportedCampaign = z.strictObject({
  name: text(LIMITS.name),
  description,
  aiGeneratedDescription: description,
  startingLevel: level,
  maxCharacters,
  levelProgression,
  exploration: intensity,
  combat: intensity,
  social: intensity,
  notes: description,
  elements,
  language,
  sealedSecrets,
  adventure: z.optional(AdventureRef),
  /** Absent for the standard rules, so that older versions can read the file. */
  houseRules: z.optional(HouseRules),
});
export type ExportedCampaign = z.infer<typeof ExportedCampaign>;

/** `id` is the id by which the file's turns refer to the character. An import gives each character a new id. */
export const ExportedCharacter = z.strictObject({
  id,
  ...characterFields,
  managedExternally: z.boolean(),
  externalUrl: z.nullable(text(500).check(z.regex(/^https?:\/\/\S+$/u))),
  /** The sheet after the story of the file, for its readers. An import ignores it, because it follows from the turns. */
  live: z.optional(z.nullable(LiveSheet)),
});
export type ExportedCharacter = z.infer<typeof ExportedCharacter>;

export const CampaignRecords = z.strictObject({
  /** Null if the world was deleted and the campaign was preserved. */
  world: z.nullable(ExportedWorld),
  campaign: ExportedCampaign,
  /** The first character is the one who acts. */
  characters: z.array(ExportedCharacter).check(
    z.maxLength(LIMITS.partyMax),
    z.refine((party) => new Set(party.map((each) => each.id)).size === party.length, {
      error: "Two characters have the same id",
    }),
  ),
});
export type CampaignRecords = z.infer<typeof CampaignRecords>;
