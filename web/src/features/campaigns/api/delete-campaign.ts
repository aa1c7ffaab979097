import { useMutation } from "@tanstack/react-query";

import type { Campaign } from "#contracts/entities/campaign";

import { forgetCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** DELETE /api/campaigns/:id; 409 `campaign_has_characters` unless their data is to be preserved. */
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
