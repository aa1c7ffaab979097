import { Hono } from "hono";

import {
  ForgetCampaignRequest,
  ForgetWorldRequest,
  type RememberWorldAnswer,
  RememberWorldRequest,
} from "#contracts/http/memory";
import { notAuthenticated } from "#worker-kit/errors";
import { requireAccess, requireCaller, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { campaignLore } from "../domain/campaign-lore.ts";
import { apiOf } from "../api.ts";
import type { AppEnv } from "../env.ts";
import { memoryOf } from "../services.ts";
import { ownMemory } from "./own-memory.ts";

/** What memory is told when campaigns and worlds are saved and deleted. */
export const upkeepRoutes = new Hono<AppEnv>()
  .put("/worlds", requireCaller, validate("json", RememberWorldRequest), async (c) => {
    const { worldId, campaignId, payload, userId } = c.req.valid("json");
    const memory = await ownMemory(c, { campaignId, userId });
    const { revision } = await memory.storeLore(campaignLore(payload));
    const answer: RememberWorldAnswer = { worldId, campaignId, revision };
    return c.json(answer);
  })
  /** Memory keeps nothing of a world but what its campaigns remember: with those preserved, nothing is left to forget. */
  .delete("/worlds", requireCaller, validate("json", ForgetWorldRequest), async (c) => {
    const { worldId, preserveCampaignData, userId } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const api = apiOf(c.env);
    await requireAccess(api, caller, null);
    const campaigns = preserveCampaignData ? [] : await api.campaignsOfWorld(caller, worldId);
    const key = { userId: caller.userId };
    await Promise.all(campaigns.map((campaignId) => memoryOf(c.env, { ...key, campaignId }).erase()));
    return c.body(null, 204);
  })
  /**
   * A campaign that is not the caller's any more was deleted, and its memory goes with it: api has told graph, which erases it.
   * Nothing is done here for it, so that ids nobody ever had make no storage; missing, foreign and deleted are the same 204.
   */
  .delete("/campaigns", requireCaller, validate("json", ForgetCampaignRequest), async (c) => {
    const { campaignId, userId } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const access = await apiOf(c.env).access(caller, campaignId);
    if (access.ok) await memoryOf(c.env, { userId: caller.userId, campaignId }).erase();
    else if (access.refusal === "session") throw notAuthenticated();
    return c.body(null, 204);
  });
