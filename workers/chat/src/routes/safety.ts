import { Hono } from "hono";
import * as z from "zod/mini";

import { CampaignQuery } from "#contracts/http/chat";
import { FlagRequest, SafetyRequest, XCardRequest } from "#contracts/http/safety";
import { turnId } from "#contracts/text";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { asError } from "./as-error.ts";
import { sceneFor } from "./scene.ts";

const TurnParam = z.object({ turnId });

/** Lines and veils, the X-card, and what the guard has flagged. */
export const safetyRoutes = new Hono<ChatRouteEnv>()
  .get("/safety", validate("query", CampaignQuery), async (c) => {
    const { campaignId, userId } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    return c.json(await tableOf(c.env, { userId: caller.userId, campaignId }).safety());
  })
  .put("/safety", validate("json", SafetyRequest), async (c) => {
    const { campaignId, userId, lines, veils } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    return c.json(await tableOf(c.env, { userId: caller.userId, campaignId }).safety({ lines, veils }));
  })
  .post("/x-card", validate("json", XCardRequest), async (c) => {
    const { campaignId, userId, turnId: id } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const retracted = await tableOf(c.env, { userId: caller.userId, campaignId }).xCard(id);
    if (!retracted.ok) throw asError(retracted);
    const { ok: _, ...answer } = retracted;
    return c.json(answer);
  })
  .post("/turns/:turnId/flags", validate("param", TurnParam), validate("json", FlagRequest), async (c) => {
    const { campaignId, userId, flagId, record = false } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const services = c.get("services");
    if (!record) await requireAccess(services.api, caller, campaignId);
    const party = record ? (await sceneFor(services, caller, campaignId)).characters : null;
    const key = { userId: caller.userId, campaignId };
    const accepted = await tableOf(c.env, key).edits().acceptFlag(key, c.req.valid("param").turnId, flagId, party);
    if (!accepted.ok) throw asError(accepted);
    return c.json({ turnId: accepted.turnId, flags: accepted.flags });
  });
