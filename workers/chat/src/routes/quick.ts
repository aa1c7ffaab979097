import { Hono } from "hono";

import { QuickChatRequest } from "#contracts/http/chat";
import { AppError } from "#worker-kit/errors";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { failureOf } from "../domain/turn-failure.ts";
import type { ChatRouteEnv } from "./env.ts";
import { sceneFor } from "./scene.ts";

/**
 * A word with the game master outside any story: nothing is stored (design.md §5). Outside any campaign it is the oracle who
 * answers: the budget for models is asked for with the campaign.
 */
export const quickRoutes = new Hono<ChatRouteEnv>().post("/", validate("json", QuickChatRequest), async (c) => {
  const { message, campaignId, userId } = c.req.valid("json");
  const caller = c.get("caller");
  requireSameUser(caller, userId);
  const services = c.get("services");
  if (campaignId === undefined) await requireAccess(services.api, caller, null);
  const teller = campaignId === undefined ? "oracle" : "configured";
  const scene = campaignId === undefined ? null : await sceneFor(services, caller, campaignId, teller);
  try {
    return c.json({ response: await services.tellers[teller].gameMaster.quick(message, scene, c.req.raw.signal) });
  } catch (cause) {
    const { code, error, retryable } = failureOf(cause);
    throw new AppError(code, error, { retryable }, { cause });
  }
});
