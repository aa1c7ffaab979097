import { Hono } from "hono";

import { CampaignQuery } from "#contracts/http/chat";
import type { QuestsAnswer } from "#contracts/http/memory-items";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { ownCampaign, ownMemory } from "./own-memory.ts";

/** GET /api/memory/quests: every quest of the story, the open ones first. */
export const questRoutes = new Hono<AppEnv>().get(
  "/quests",
  requireCaller,
  validate("query", CampaignQuery),
  ownCampaign("query"),
  async (c) => {
    const answer: QuestsAnswer = { quests: await ownMemory(c).queries().quests(null) };
    return c.json(answer);
  },
);
