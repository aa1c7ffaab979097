import { Hono } from "hono";

import { RebuildRequest } from "#contracts/http/graph";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { beginRebuild } from "../digest/rebuild.ts";
import { statusOf } from "../status.ts";
import { ownCampaign } from "./campaign.ts";

/**
 * POST /api/graph/rebuild: digests the whole ledger again. While a rebuild is running, no second one is started; the response is the
 * same, because the work is being done.
 */
export const rebuildRoutes = new Hono<AppEnv>().post(
  "/rebuild",
  requireCaller,
  validate("json", RebuildRequest),
  ownCampaign("json"),
  async (c) => {
    const services = c.get("services");
    const key = c.get("key");
    await beginRebuild(key, services);
    return c.json(await statusOf(key, services), 202);
  },
);
