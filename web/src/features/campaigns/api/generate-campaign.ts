import { useMutation } from "@tanstack/react-query";

import type { GeneratedCampaignAnswer, GenerateCampaignRequest } from "#contracts/http/campaigns";

import { request } from "../../../shared/api/request.ts";

/**
 * Generates a description (POST /api/campaigns/:id/generate-description). With the id `new` the server also reserves an id for the
 * campaign. Nothing is stored until the campaign is saved.
 */
export const generateCampaign = (campaignId: string, body: GenerateCampaignRequest): Promise<GeneratedCampaignAnswer> =>
  request(`/api/campaigns/${encodeURIComponent(campaignId)}/generate-description`, { method: "POST", body });

/** Generates a new description of a stored campaign for the edit form. Nothing is stored until the player saves. */
export function useGenerateCampaign(campaignId: string) {
  return useMutation({ mutationFn: (body: GenerateCampaignRequest) => generateCampaign(campaignId, body) });
}
