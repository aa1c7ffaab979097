import { useMutation } from "@tanstack/react-query";

import type { Campaign } from "#contracts/entities/campaign";

import { forgetCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/**
 * Deletes a campaign (DELETE /api/campaigns/:id). While the campaign has characters, the server refuses with 409 `campaign_has_characters`,
 * unless `preserveCharacterData` is true.
 */
export function useDeleteCampaign({ id: campaignId, worldId }: Pick<Campaign, "id" | "worldId">) {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: (preserveCharacterData: boolean) =>
      request<undefined>(`/api/campaigns/${encodeURIComponent(campaignId)}`, {
        method: "DELETE",
        body: { preserveCharacterData },
      }),
    onSuccess: () => {
      void forgetCampaign({ campaignId, worldId });
      void refresh(campaignId);
    },
  });
}
