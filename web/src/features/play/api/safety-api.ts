import { queryOptions } from "@tanstack/react-query";

import type { SafetyLists } from "#contracts/http/safety";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** Loads the lines and veils of this campaign: subjects that the player does not want in the story. */
export const safetyQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "safety"],
    queryFn: ({ signal }): Promise<SafetyLists> =>
      request(`/api/chat/safety?campaignId=${encodeURIComponent(campaignId)}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the lists of lines and veils, and returns the lists as the server stored them. */
export const saveSafety = (campaignId: string, lists: SafetyLists): Promise<SafetyLists> =>
  request("/api/chat/safety", { method: "PUT", body: { campaignId, ...lists } });
