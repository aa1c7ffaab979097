import type { Context } from "hono";
import * as z from "zod/mini";

import type { CampaignKey } from "#contracts/rpc/memory";
import { campaignId } from "#contracts/text";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import type { AppEnv } from "../env.ts";

export const CampaignOf = z.object({ campaignId, userId: z.optional(z.string()) });

/** The campaign that is asked about, once it is sure that it is the caller's. */
export async function ownCampaign(
  c: Context<AppEnv>,
  asked: { readonly campaignId: string; readonly userId?: string | undefined },
): Promise<CampaignKey> {
  const caller = c.get("caller");
  requireSameUser(caller, asked.userId);
  await requireAccess(c.get("services").api, caller, asked.campaignId);
  return { userId: caller.userId, campaignId: asked.campaignId };
}
