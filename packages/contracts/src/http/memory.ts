import * as z from "zod/mini";

import { elements, intensity, level, levelProgression } from "../entities/campaign.ts";
import { MemoryContext } from "../entities/memory.ts";
import { LIMITS } from "../limits.ts";
import { campaignId, description, id, name, text } from "../text.ts";

/** Requests about worlds and campaigns to the memory service. */

const userId = z.optional(z.string());

/** POST /api/memory/context. The same as `get_contextual_memory` on /ws. */
export const MemoryContextRequest = z.strictObject({
  campaignId,
  currentSituation: text(LIMITS.description),
  worldId: z.optional(id),
  relevantEntities: z._default(z.array(text(120)).check(z.maxLength(LIMITS.list)), []),
  maxContextItems: z._default(
    z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax)),
    LIMITS.contextItems.default,
  ),
  userId,
});
export type MemoryContextRequest = z.infer<typeof MemoryContextRequest>;

export const MemoryContextAnswer = MemoryContext;
export type MemoryContextAnswer = z.infer<typeof MemoryContextAnswer>;

/** What memory stores about a campaign. */
export const CampaignPayload = z.strictObject({
  type: z.literal("campaign"),
  name,
  description,
  properties: z.strictObject({
    startingLevel: level,
    levelProgression,
    exploration: intensity,
    combat: intensity,
    social: intensity,
    elements,
  }),
});
export type CampaignPayload = z.infer<typeof CampaignPayload>;

/** PUT /api/memory/worlds: saves the world after one of its campaigns was saved. `campaignId` says in which campaign's memory. */
export const RememberWorldRequest = z.strictObject({ worldId: id, campaignId, payload: CampaignPayload, userId });
export type RememberWorldRequest = z.infer<typeof RememberWorldRequest>;

/** `revision` grows with every change of the campaign's memory. */
export const RememberWorldAnswer = z.object({ worldId: id, campaignId: id, revision: z.number() });
export type RememberWorldAnswer = z.infer<typeof RememberWorldAnswer>;

/**
 * DELETE /api/memory/worlds: forgets what memory knows of the world. The memory of its campaigns is forgotten too, unless
 * `preserveCampaignData` is true.
 */
export const ForgetWorldRequest = z.strictObject({
  worldId: id,
  preserveCampaignData: z._default(z.boolean(), false),
  userId,
});
export type ForgetWorldRequest = z.infer<typeof ForgetWorldRequest>;

/** DELETE /api/memory/campaigns. If the campaign's world was deleted earlier, there is no worldId to send. */
export const ForgetCampaignRequest = z.strictObject({ campaignId, worldId: z.optional(z.nullable(id)), userId });
export type ForgetCampaignRequest = z.infer<typeof ForgetCampaignRequest>;
