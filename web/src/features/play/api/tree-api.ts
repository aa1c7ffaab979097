import { queryOptions } from "@tanstack/react-query";

import type { TreeAnswer } from "#contracts/http/ledger";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** Every turn of a campaign. Always refetched when shown, because each turn changes it. */
export const treeQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "tree"],
    queryFn: ({ signal }): Promise<TreeAnswer> =>
      request(`/api/chat/tree?campaignId=${encodeURIComponent(campaignId)}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Names a turn as a checkpoint; null removes the name. */
export const nameTurn = (campaignId: string, turnId: string, name: string | null): Promise<unknown> =>
  name === null
    ? request("/api/chat/checkpoints", { method: "DELETE", body: { campaignId, turnId } })
    : request("/api/chat/checkpoints", { method: "POST", body: { campaignId, turnId, name } });
