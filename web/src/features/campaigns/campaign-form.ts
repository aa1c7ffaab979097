import * as z from "zod/mini";

import {
  elements,
  intensity,
  language,
  level,
  levelProgression,
  maxCharacters,
  type Campaign,
} from "#contracts/entities/campaign";
import { HouseRules, houseRulesOf, STANDARD_RULES } from "#contracts/entities/house-rules";
import { SaveCampaignRequest } from "#contracts/http/campaigns";
import { description, name, optionalName } from "#contracts/text";

import { language as appLanguage } from "../../shared/text/catalogue.ts";

/** The form to create a campaign: the fields of the request, all required. */
export const CreateCampaignForm = z.strictObject({
  worldId: SaveCampaignRequest.shape.worldId,
  name: optionalName,
  startingLevel: level,
  maxCharacters,
  levelProgression,
  exploration: intensity,
  combat: intensity,
  social: intensity,
  elements,
  language,
  houseRules: HouseRules,
  notes: description,
  description,
});
export type CampaignFormValues = z.input<typeof CreateCampaignForm>;

/** The form to edit a campaign: its name must not be blank. */
export const EditCampaignForm = z.extend(CreateCampaignForm, { name });

/** The values of an empty form. The campaign's language defaults to the language of the app. */
export const newCampaign = (worldId: string, notes: string): CampaignFormValues => ({
  worldId,
  name: "",
  startingLevel: 1,
  maxCharacters: 4,
  levelProgression: "standard",
  exploration: "medium",
  combat: "medium",
  social: "medium",
  elements: [],
  language: appLanguage(),
  houseRules: STANDARD_RULES,
  notes,
  description: "",
});

/** The form values of a stored campaign. */
export const formOf = (campaign: Campaign): CampaignFormValues => ({
  worldId: campaign.worldId,
  name: campaign.name,
  startingLevel: campaign.startingLevel,
  maxCharacters: campaign.maxCharacters,
  levelProgression: campaign.levelProgression,
  exploration: campaign.exploration,
  combat: campaign.combat,
  social: campaign.social,
  elements: campaign.elements,
  language: campaign.language,
  houseRules: houseRulesOf(campaign),
  notes: campaign.notes,
  description: campaign.description,
});
