import { Hono } from "hono";

import { MemoryHealthRequest } from "#contracts/http/graph";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { memoryHealth } from "../memory-health.ts";
import { ownCampaign } from "./campaign.ts";

/** POST /api/graph/memory-health: makes twenty questions from the ledger, and returns the share that memory recalls correctly. */
export const memoryHealthRoutes = new Hono<AppEnv>().post(
  "/memory-health",
  requireCaller,
  validate("json", MemoryHealthRequest),
  ownCampaign("json"),
  async (c) => {
    const key = c.get("key");
    return c.json(await memoryHealth(key, c.get("services")));
  },
);
