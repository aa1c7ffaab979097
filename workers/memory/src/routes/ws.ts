import { Hono } from "hono";
import * as z from "zod/mini";

import { id } from "#contracts/text";
import { AppError } from "#worker-kit/errors";
import { originAllowed } from "#worker-kit/app";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { memoryOf } from "../services.ts";
import { upgradeRequest } from "../ws/upgrade.ts";
import { ownCampaign } from "./own-memory.ts";

/** A client that reconnects sends `session` and `ack`. An unknown session or an invalid value begins a new session. */
const Query = z.object({ campaignId: id, session: z.optional(z.string()), ack: z.optional(z.string()) });

/**
 * GET /ws?campaignId=. Checks Upgrade, Origin, session and campaign in this order, before the campaign's object is used. A browser sends
 * cookies with a WebSocket of any page, so only the Origin keeps other sites out.
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
  ownCampaign("query"),
  async (c) => {
    const { campaignId, session, ack = "0" } = c.req.valid("query");
    const caller = c.get("caller");
    const back = session !== undefined && /^\d{1,15}$/u.test(ack) ? { session, ack: Number(ack) } : null;
    const endsAt = c.get("sessionEndsAt");
    return memoryOf(c.env, { ...caller, campaignId }).fetch(upgradeRequest({ ...caller, endsAt, campaignId, back }));
  },
);
