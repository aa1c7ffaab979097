import { useMutation } from "@tanstack/react-query";

import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** DELETE /api/campaigns/:id; 409 `campaign_has_characters` unless their data is to be preserved. */
export function useDeleteCampaign(campaignId: string) {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: (preserveCharacterData: boolean) =>
      request<undefined>(`/api/campaigns/${encodeURIComponent(campaignId)}`, {
        method: "DELETE",
        body: { preserveCharacterData },
      }),
    onSuccess: () => void refresh(campaignId),
  });
}
