import * as z from "zod/mini";

import { Campaign } from "../entities/campaign.ts";

/** GET /api/dashboard, read in one batch of queries. It contains at most 5 recent campaigns. */
export const DashboardAnswer = z.object({
  stats: z.object({ worlds: z.number(), campaigns: z.number(), characters: z.number() }),
  recentCampaigns: z.array(Campaign),
});
export type DashboardAnswer = z.infer<typeof DashboardAnswer>;
