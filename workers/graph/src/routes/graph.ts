import { Hono } from "hono";

import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { askForSummaries } from "../digest/consolidate.ts";
import type { AppEnv } from "../env.ts";
import { CampaignOf, ownCampaign } from "./campaign.ts";

/** GET /api/graph and /api/graph/timeline: what memory knows, as the player may see it. */
export const graphRoutes = new Hono<AppEnv>()
  .get("/", requireCaller, validate("query", CampaignOf), ownCampaign("query"), async (c) => {
    const key = c.get("key");
    return c.json(await c.get("services").memory.graph(key));
  })
  .get("/timeline", requireCaller, validate("query", CampaignOf), ownCampaign("query"), async (c) => {
    const key = c.get("key");
    const services = c.get("services");
    const timeline = await services.memory.timeline(key);
    await askForSummaries(key, timeline.sessions, services);
    return c.json(timeline);
  });
