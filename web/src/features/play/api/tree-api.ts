import { queryOptions } from "@tanstack/react-query";

import type { TreeAnswer } from "#contracts/http/ledger";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** Loads every turn of a campaign. It is loaded again each time the map is shown, because each turn changes it. */
export const treeQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "tree"],
    queryFn: async ({ signal }): Promise<TreeAnswer> => {
      const address = `/api/chat/tree?campaignId=${encodeURIComponent(campaignId)}`;
      let page = await request<TreeAnswer>(address, { signal });
      const turns = [...page.turns];
      while (page.nextFrom) {
        page = await request<TreeAnswer>(`${address}&from=${page.nextFrom}`, { signal });
        turns.push(...page.turns);
      }
      return { ...page, turns };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Gives a turn a name as a checkpoint; null removes the name. */
export const nameTurn = (campaignId: string, turnId: string, name: string | null): Promise<unknown> =>
  name === null
    ? request("/api/chat/checkpoints", { method: "DELETE", body: { campaignId, turnId } })
    : request("/api/chat/checkpoints", { method: "POST", body: { campaignId, turnId, name } });
