import {
  CampaignAnswer,
  CampaignsAnswer,
  DeleteCampaignRequest,
  GenerateCampaignRequest,
  GeneratedCampaignAnswer,
  SaveCampaignRequest,
  UpdateCampaignRequest,
} from "../../http/campaigns.ts";
import { CampaignsQuery } from "../../http/queries.ts";
import { type Call, json, NOTHING } from "../call.ts";

export const campaignCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/campaigns",
    summary: "Your campaigns, or those of one world",
    session: true,
    query: CampaignsQuery,
    answers: { 200: json(CampaignsAnswer) },
  },
  {
    method: "post",
    path: "/api/campaigns",
    summary: "Creates a campaign, or saves the one whose id is sent",
    session: true,
    body: SaveCampaignRequest,
    answers: { 200: json(CampaignAnswer), 201: json(CampaignAnswer) },
  },
  {
    method: "get",
    path: "/api/campaigns/:id",
    summary: "A campaign",
    session: true,
    answers: { 200: json(CampaignAnswer) },
  },
  {
    method: "patch",
    path: "/api/campaigns/:id",
    summary: "Changes a campaign; 409 once it has characters",
    session: true,
    body: UpdateCampaignRequest,
    answers: { 200: json(CampaignAnswer) },
  },
  {
    method: "delete",
    path: "/api/campaigns/:id",
    summary: "Deletes a campaign; 409 where it has characters, unless preserveCharacterData keeps them",
    session: true,
    body: DeleteCampaignRequest,
    bodyOptional: true,
    answers: { 204: NOTHING },
  },
  {
    method: "post",
    path: "/api/campaigns/:id/generate-description",
    summary: "Describes a campaign; the id `new` reserves one and stores nothing until the save",
    session: true,
    body: GenerateCampaignRequest,
    answers: { 200: json(GeneratedCampaignAnswer) },
  },
];
