import { Hono } from "hono";

import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { statusOf } from "../status.ts";
import { CampaignOf, ownCampaign } from "./campaign.ts";

/** GET /api/graph/status?campaignId=: which turns are digested, and which could not be. */
export const statusRoutes = new Hono<AppEnv>().get(
  "/status",
  requireCaller,
  validate("query", CampaignOf),
  ownCampaign("query"),
  async (c) => {
    const key = c.get("key");
    return c.json(await statusOf(key, c.get("services")));
  },
);
