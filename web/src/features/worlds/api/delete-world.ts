import { useMutation } from "@tanstack/react-query";

import { forgetWorld } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** DELETE /api/worlds/:id; 409 `world_has_campaigns` unless their data is to be preserved. */
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
