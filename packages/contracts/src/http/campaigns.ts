import * as z from "zod/mini";

import {
  AdventureRef,
  Campaign,
  CampaignSections,
  elements,
  intensity,
  language,
  level,
  levelProgression,
  maxCharacters,
} from "../entities/campaign.ts";
import { HouseRules } from "../entities/house-rules.ts";
import { GameMasterFamily, gameMaster } from "../play/turn.ts";
import { sealedSecrets } from "../portability/sealed-secrets.ts";
import { description, id, name, optionalName } from "../text.ts";
import { nextCursor } from "./queries.ts";

const userId = z.optional(z.string());
const worldId = z
  .string({ error: "Please select a world for this campaign" })
  .check(
    z.minLength(1, { error: "Please select a world for this campaign", abort: true }),
    z.regex(/^[A-Za-z0-9_-]{1,64}$/u),
  );

const settings = {
  startingLevel: level,
  maxCharacters,
  levelProgression,
  exploration: intensity,
  combat: intensity,
  social: intensity,
  elements,
};

const defaultedSettings = {
  startingLevel: z._default(settings.startingLevel, 1),
  levelProgression: z._default(settings.levelProgression, "standard"),
  exploration: z._default(settings.exploration, "medium"),
  combat: z._default(settings.combat, "medium"),
  social: z._default(settings.social, "medium"),
  elements: z._default(settings.elements, []),
};

/** POST /api/campaigns. With the id of the caller's own campaign it updates that campaign. With a reserved id or no id it creates one. */
export const SaveCampaignRequest = z.strictObject({
  id: z.optional(id),
  worldId,
  name: z._default(optionalName, ""),
  description: z.optional(description),
  aiGeneratedDescription: z.optional(description),
  ...defaultedSettings,
  maxCharacters: z._default(settings.maxCharacters, 4),
  notes: z._default(description, ""),
  /** If left out, the stored language stays. A new campaign is then in English. */
  language: z.optional(language),
  /** The sealed secrets that came with the generated description. If left out, the stored ones stay. */
  sealedSecrets,
  /** The authored adventure. It is chosen when the campaign is created and cannot be changed later. */
  adventure: z.optional(AdventureRef),
  /** If left out, the stored ones stay. A new campaign then has the standard rules. */
  houseRules: z.optional(HouseRules),
  gameMaster,
  userId,
});
export type SaveCampaignRequest = z.infer<typeof SaveCampaignRequest>;

/** The body of PATCH /api/campaigns/:id. */
export const UpdateCampaignRequest = z.strictObject({
  name: z.optional(name),
  description: z.optional(description),
  aiGeneratedDescription: z.optional(description),
  startingLevel: z.optional(settings.startingLevel),
  maxCharacters: z.optional(settings.maxCharacters),
  levelProgression: z.optional(settings.levelProgression),
  exploration: z.optional(settings.exploration),
  combat: z.optional(settings.combat),
  social: z.optional(settings.social),
  elements: z.optional(settings.elements),
  notes: z.optional(description),
  language: z.optional(language),
  /** The sealed secrets that came with the generated description. */
  sealedSecrets,
  /** A request with nothing else is also allowed while the campaign has characters: house rules may change in the middle of a story. */
  houseRules: z.optional(HouseRules),
  userId,
});
export type UpdateCampaignRequest = z.infer<typeof UpdateCampaignRequest>;

/** DELETE /api/campaigns/:id. The body is optional. */
export const DeleteCampaignRequest = z.strictObject({ preserveCharacterData: z._default(z.boolean(), false), userId });

/** POST /api/campaigns/:id/generate-description. With the id `new` it reserves an id and stores nothing. */
export const GenerateCampaignRequest = z.strictObject({
  name: z._default(optionalName, ""),
  worldId,
  ...defaultedSettings,
  notes: z._default(description, ""),
  language: z.optional(language),
  gameMaster,
  userId,
});
export type GenerateCampaignRequest = z.infer<typeof GenerateCampaignRequest>;

export const CampaignAnswer = z.object({ campaign: Campaign });
export const CampaignsAnswer = z.object({ campaigns: z.array(Campaign), nextCursor });
export const GeneratedCampaignAnswer = z.object({
  campaignId: id,
  name: z.string(),
  description: z.string(),
  aiGeneratedDescription: z.string(),
  /** The kind of game master that wrote the description. */
  source: z.optional(GameMasterFamily),
  sections: CampaignSections,
  /** What only the game master may know. The client sends it back when it saves the description. */
  sealedSecrets: z.optional(z.string()),
});
export type GeneratedCampaignAnswer = z.infer<typeof GeneratedCampaignAnswer>;
