import { Hono } from "hono";

import {
  ForgetCampaignRequest,
  ForgetWorldRequest,
  type RememberWorldAnswer,
  RememberWorldRequest,
} from "#contracts/http/memory";
import { notAuthenticated } from "#worker-kit/errors";
import { needed } from "#worker-kit/outage";
import { requireCaller } from "#worker-kit/session";
import { requireAccess, sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { campaignLore } from "../domain/campaign-lore.ts";
import { apiOf } from "../api-binding.ts";
import type { AppEnv } from "../env.ts";
import { memoryOf } from "../services.ts";
import { campaignCheckedByHandler, ownCampaign, ownMemory } from "./own-memory.ts";

/** Routes that are called when campaigns and worlds are saved or deleted. */
export const upkeepRoutes = new Hono<AppEnv>()
  .put("/worlds", requireCaller, validate("json", RememberWorldRequest), ownCampaign("json"), async (c) => {
    const { worldId, campaignId, payload } = c.req.valid("json");
    const { revision } = await ownMemory(c).storeLore(campaignLore(payload));
    const answer: RememberWorldAnswer = { worldId, campaignId, revision };
    return c.json(answer);
  })
  /** Memory stores nothing about a world except in its campaigns. If those are preserved, nothing is forgotten. */
  .delete("/worlds", requireCaller, validate("json", ForgetWorldRequest), sameUser("json"), async (c) => {
    const { worldId, preserveCampaignData } = c.req.valid("json");
    const caller = c.get("caller");
    const api = apiOf(c.env);
    await requireAccess(api, caller, null);
    const campaigns = preserveCampaignData ? [] : await needed(api.campaignsOfWorld(caller, worldId));
    const key = { userId: caller.userId };
    await Promise.all(campaigns.map((campaignId) => memoryOf(c.env, { ...key, campaignId }).erase()));
    return c.body(null, 204);
  })
  /**
   * If the campaign no longer exists for the caller, it was deleted: api has told graph, and graph erases its memory. The route does
   * nothing then, so that requests with invented ids create no storage. Missing, foreign and deleted campaigns get the same 204.
   */
  .delete(
    "/campaigns",
    requireCaller,
    validate("json", ForgetCampaignRequest),
    campaignCheckedByHandler("json"),
    async (c) => {
      const access = await apiOf(c.env).access(c.get("caller"), c.get("key").campaignId);
      if (access.ok) await ownMemory(c).erase();
      else if (access.refusal === "session") throw notAuthenticated();
      return c.body(null, 204);
    },
  );
