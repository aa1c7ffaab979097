import { sql } from "drizzle-orm";

import type { DashboardAnswer } from "#contracts/http/dashboard";
import type { Caller } from "#contracts/rpc/api";
import { selectRecentCampaigns } from "./campaigns.ts";
import type { Database } from "./database.ts";
import { asOwner } from "./owned.ts";

/** Recent Activity shows at most five campaigns. */
const RECENT = 5;

/** Reads all data of the dashboard in one batch. */
export async function readDashboard(db: Database, caller: Caller): Promise<DashboardAnswer> {
  const [[stats], recentCampaigns] = await asOwner(db, caller, (owner) => [
    db
      .select({
        worlds: sql<number>`(SELECT COUNT(*) FROM worlds WHERE user_id = ${owner})`.as("worlds"),
        campaigns: sql<number>`(SELECT COUNT(*) FROM campaigns WHERE user_id = ${owner})`.as("campaigns"),
        characters: sql<number>`(SELECT COUNT(*) FROM characters WHERE user_id = ${owner})`.as("characters"),
      })
      .from(sql`(SELECT 1)`),
    selectRecentCampaigns(db, owner, RECENT),
  ]);
  return { stats: stats ?? { worlds: 0, campaigns: 0, characters: 0 }, recentCampaigns };
}
