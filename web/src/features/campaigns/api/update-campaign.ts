import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Campaign } from "#contracts/entities/campaign";
import type { CampaignAnswer, UpdateCampaignRequest } from "#contracts/http/campaigns";

import { keys } from "../../../shared/api/lists.ts";
import { rememberCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/**
 * Saves changes of a campaign (PATCH /api/campaigns/:id). The server refuses with 409 `campaign_has_characters` once the campaign has
 * characters.
 */
export function useUpdateCampaign(campaignId: string) {
  const client = useQueryClient();
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: UpdateCampaignRequest): Promise<Campaign> => {
      const path = `/api/campaigns/${encodeURIComponent(campaignId)}`;
      return (await request<z.infer<typeof CampaignAnswer>>(path, { method: "PATCH", body })).campaign;
    },
    onSuccess: (campaign) => {
      client.setQueryData([keys.campaigns, campaignId], campaign);
      void rememberCampaign(campaign);
      void refresh();
    },
  });
}
