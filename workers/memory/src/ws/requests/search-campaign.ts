import type { RequestHandler } from "../request.ts";

/** Answers search_campaign with search_complete. */
export const searchCampaign: RequestHandler<"search_campaign"> = {
  reply: "search_complete",
  nothing: ({ campaignId }) => ({ results: [], totalResults: 0, query: "", campaignId }),
  answer({ query, limit }, { reading }, { campaignId }) {
    const { results, total } = reading.search(query, limit);
    return { results, totalResults: total, query, campaignId };
  },
};
