import { Hono } from "hono";

import { type MemoryContextAnswer, MemoryContextRequest } from "#contracts/http/memory";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { ownCampaign, ownMemory } from "./own-memory.ts";

/** POST /api/memory/context: what memory knows about a situation. */
export const contextRoutes = new Hono<AppEnv>().post(
  "/context",
  requireCaller,
  validate("json", MemoryContextRequest),
  ownCampaign("json"),
  async (c) => {
    const asked = c.req.valid("json");
    const answer: MemoryContextAnswer = await ownMemory(c).queries().context({
      situation: asked.currentSituation,
      entities: asked.relevantEntities,
      limit: asked.maxContextItems,
    });
    return c.json(answer);
  },
);
