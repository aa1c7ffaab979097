import type * as z from "zod/mini";

import type { SearchCampaign } from "#contracts/memory/client-messages";
import type { RequestHandler } from "../request.ts";

/** search_campaign → search_complete (product.md §7). */
export const searchCampaign: RequestHandler<z.infer<typeof SearchCampaign>> = {
  answer({ requestId, query, limit }, campaign, { campaignId }) {
    const { results, total } = campaign.search(query, limit);
    return { type: "search_complete", requestId, results, totalResults: total, query, campaignId };
  },
  refuse: (requestId, error, { campaignId }) => ({
    type: "search_complete",
    requestId,
    results: [],
    totalResults: 0,
    query: "",
    campaignId,
    error,
  }),
};
