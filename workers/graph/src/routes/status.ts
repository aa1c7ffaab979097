import { Hono } from "hono";
import * as z from "zod/mini";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import { id } from "#contracts/text";
import { requireAccess, requireCaller, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { countPending } from "../domain/pending.ts";

const Query = z.object({ campaignId: id, userId: z.optional(z.string()) });

/** GET /api/graph/status?campaignId=: how far the chronicler has read, and what it could not (design.md §5, §8). */
export const statusRoutes = new Hono<AppEnv>().get("/status", requireCaller, validate("query", Query), async (c) => {
  const { campaignId, userId } = c.req.valid("query");
  const caller = c.get("caller");
  requireSameUser(caller, userId);
  const { api, chat, memory } = c.get("services");
  await requireAccess(api, caller, campaignId);

  const key = { userId: caller.userId, campaignId };
  const status = await memory.digestStatus(key);
  const answer: GraphStatusAnswer = {
    pending: await countPending(status, (after, limit) => chat.ledgerPage(key, after, limit)),
    lastDigestedTurnId: status.lastDigestedTurnId,
    deadLetters: status.deadLetters.map(({ turnId, error }) => ({ turnId, error })),
  };
  return c.json(answer);
});
