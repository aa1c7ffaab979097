import { Hono } from "hono";

import { type MemoryContextAnswer, MemoryContextRequest } from "#contracts/http/memory";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { ownMemory } from "./own-memory.ts";

/** POST /api/memory/context: what is remembered that matters in a situation. */
export const contextRoutes = new Hono<AppEnv>().post(
  "/context",
  requireCaller,
  validate("json", MemoryContextRequest),
  async (c) => {
    const asked = c.req.valid("json");
    const memory = await ownMemory(c, asked);
    const answer: MemoryContextAnswer = await memory.queries().context({
      situation: asked.currentSituation,
      entities: asked.relevantEntities,
      limit: asked.maxContextItems,
    });
    return c.json(answer);
  },
);
