import type { Context } from "hono";

import { requireAccess, requireSameUser } from "#worker-kit/session";
import type { CampaignMemory } from "../campaign-memory.ts";
import { apiOf } from "../api.ts";
import type { AppEnv } from "../env.ts";
import { memoryOf } from "../services.ts";

/** The memory of a campaign, once it is sure that the caller's session stands and the campaign is theirs. */
export async function ownMemory(
  c: Context<AppEnv>,
  { campaignId, userId }: { readonly campaignId: string; readonly userId?: string | undefined },
): Promise<DurableObjectStub<CampaignMemory>> {
  const caller = c.get("caller");
  requireSameUser(caller, userId);
  await requireAccess(apiOf(c.env), caller, campaignId);
  return memoryOf(c.env, { userId: caller.userId, campaignId });
}
