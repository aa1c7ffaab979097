import { useMutation } from "@tanstack/react-query";

import type { GeneratedCampaignAnswer, GenerateCampaignRequest } from "#contracts/http/campaigns";

import { request } from "../../../shared/api/request.ts";

/** POST /api/campaigns/:id/generate-description; `new` reserves an id and stores nothing until the save. */
export const generateCampaign = (campaignId: string, body: GenerateCampaignRequest): Promise<GeneratedCampaignAnswer> =>
  request(`/api/campaigns/${encodeURIComponent(campaignId)}/generate-description`, { method: "POST", body });

/** Describes a stored campaign anew, for the edit form to show; the player's own text stays until they save. */
export function useGenerateCampaign(campaignId: string) {
  return useMutation({ mutationFn: (body: GenerateCampaignRequest) => generateCampaign(campaignId, body) });
}
