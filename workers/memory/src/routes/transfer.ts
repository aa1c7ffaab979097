import { Hono } from "hono";

import { ExportQuery } from "#contracts/http/export-query";
import type { MemoryPageAnswer } from "#contracts/http/portability";
import { AppError } from "#worker-kit/errors";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { isCursor } from "../store/transfer/rows-page.ts";
import { ownCampaign, ownMemory } from "./own-memory.ts";

/** GET /api/memory/export: the whole memory page by page. It includes secrets, because the file is the player's own. */
export const transferRoutes = new Hono<AppEnv>().get(
  "/export",
  requireCaller,
  validate("query", ExportQuery),
  ownCampaign("query"),
  async (c) => {
    const { cursor } = c.req.valid("query");
    if (cursor !== undefined && !isCursor(cursor)) {
      throw new AppError("invalid_input", "There is no such place to go on from");
    }
    const answer: MemoryPageAnswer = await ownMemory(c).transfer().page(cursor);
    return c.json(answer);
  },
);
