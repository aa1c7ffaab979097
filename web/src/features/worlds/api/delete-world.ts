import { useMutation } from "@tanstack/react-query";

import { forgetWorld } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/**
 * Deletes a world (DELETE /api/worlds/:id). While the world has campaigns, the server refuses with 409 `world_has_campaigns`, unless the
 * request says to preserve them.
 */
export function useDeleteWorld(worldId: string) {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: (preserveCampaignData: boolean) =>
      request<undefined>(`/api/worlds/${encodeURIComponent(worldId)}`, {
        method: "DELETE",
        body: { preserveCampaignData },
      }),
    onSuccess: (_, preserveCampaignData) => {
      void forgetWorld({ worldId, preserveCampaignData });
      void refresh(worldId);
    },
  });
}
