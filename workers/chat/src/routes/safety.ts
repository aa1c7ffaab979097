import { Hono } from "hono/tiny";
import * as z from "zod/mini";

import { CampaignQuery } from "#contracts/http/chat";
import { FlagRequest, SafetyRequest, XCardRequest } from "#contracts/http/safety";
import { turnId } from "#contracts/text";
import { validate } from "#worker-kit/validate";
import { type ChatRouteEnv, ownCampaign, tableOf } from "./env.ts";
import { asError } from "./as-error.ts";
import { sceneFor } from "./scene.ts";

const TurnParam = z.object({ turnId });

/** Routes for lines and veils, the X-card, and flags. */
export const safetyRoutes = new Hono<ChatRouteEnv>()
  .get("/safety", validate("query", CampaignQuery), ownCampaign("query"), async (c) => {
    return c.json(await tableOf(c.env, c.get("key")).safety());
  })
  .put("/safety", validate("json", SafetyRequest), ownCampaign("json"), async (c) => {
    const { lines, veils } = c.req.valid("json");
    return c.json(await tableOf(c.env, c.get("key")).safety({ lines, veils }));
  })
  .post("/x-card", validate("json", XCardRequest), ownCampaign("json"), async (c) => {
    const { turnId: id } = c.req.valid("json");
    const retracted = await tableOf(c.env, c.get("key")).xCard(id);
    if (!retracted.ok) throw asError(retracted);
    const { ok: _, ...answer } = retracted;
    return c.json(answer);
  })
  .post(
    "/turns/:turnId/flags",
    validate("param", TurnParam),
    validate("json", FlagRequest),
    ownCampaign("json"),
    async (c) => {
      const { campaignId, flagId, record = false } = c.req.valid("json");
      const scene = record ? await sceneFor(c.get("services"), c.get("caller"), campaignId) : null;
      const recorded = scene && { characters: scene.characters, campaign: scene.campaign };
      const key = c.get("key");
      const accepted = await tableOf(c.env, key).edits().acceptFlag(key, c.req.valid("param").turnId, flagId, recorded);
      if (!accepted.ok) throw asError(accepted);
      return c.json({ turnId: accepted.turnId, flags: accepted.flags });
    },
  );
