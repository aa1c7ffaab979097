import { Hono } from "hono";

import { QuickChatRequest } from "#contracts/http/chat";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { ChatRouteEnv } from "./env.ts";
import { sceneFor } from "./scene.ts";

/** A word with the game master outside any story: nothing is stored (design.md §5). */
export const quickRoutes = new Hono<ChatRouteEnv>().post("/", validate("json", QuickChatRequest), async (c) => {
  const { message, campaignId, userId } = c.req.valid("json");
  const caller = c.get("caller");
  requireSameUser(caller, userId);
  const services = c.get("services");
  if (campaignId === undefined) await requireAccess(services.api, caller, null);
  const scene = campaignId === undefined ? null : await sceneFor(services, caller, campaignId);
  return c.json({ response: await services.gameMaster.quick(message, scene, c.req.raw.signal) });
});
