import { Hono } from "hono";
import * as z from "zod/mini";

import { id } from "#contracts/text";
import { AppError } from "#worker-kit/errors";
import { originAllowed } from "#worker-kit/origin";
import { requireAccess, requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { apiOf, memoryOf } from "../services.ts";

const Query = z.object({ campaignId: id });

/**
 * GET /ws?campaignId= (design.md §7). Upgrade, Origin, session and campaign are checked in this order, all before the
 * campaign's object is touched: a browser sends cookies with any page's WebSocket, so the Origin is what keeps others out.
 */
export const wsRoutes = new Hono<AppEnv>().get(
  "/",
  async (c, next) => {
    if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
      throw new AppError("upgrade_required", "This address speaks WebSocket only");
    }
    if (!originAllowed(c.req.header("Origin"), c.req.url, c.env.ALLOWED_ORIGINS)) {
      throw new AppError("origin_not_allowed", "This request must come from the Lorehearth site");
    }
    await next();
  },
  requireCaller,
  validate("query", Query),
  async (c) => {
    const { campaignId } = c.req.valid("query");
    const caller = c.get("caller");
    await requireAccess(apiOf(c.env), caller, campaignId);
    // A request of our own: no header from outside reaches the object.
    return memoryOf(c.env, { userId: caller.userId, campaignId }).fetch(
      `https://campaign-memory/?campaignId=${campaignId}`,
      { headers: { Upgrade: "websocket" } },
    );
  },
);
