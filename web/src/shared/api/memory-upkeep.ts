import type { Campaign } from "#contracts/entities/campaign";
import type { ForgetCampaignRequest, ForgetWorldRequest, RememberWorldRequest } from "#contracts/http/memory";

import { request } from "./request.ts";

/**
 * Keeps the campaign's memory in step with its record (product.md §7): what the campaign is, after it was created or updated.
 * Never fails: play goes on without it, and the next save tells it again.
 */
export async function rememberCampaign(campaign: Campaign): Promise<void> {
  const { id: campaignId, worldId, name, description } = campaign;
  const { startingLevel, levelProgression, exploration, combat, social, elements } = campaign;
  const properties = { startingLevel, levelProgression, exploration, combat, social, elements };
  const payload: RememberWorldRequest["payload"] = { type: "campaign", name, description, properties };
  await send("PUT", "/api/memory/worlds", { worldId, campaignId, payload } satisfies RememberWorldRequest);
}

/** After a campaign was deleted. A failure is only logged (product.md §7). */
export const forgetCampaign = (body: ForgetCampaignRequest): Promise<void> =>
  send("DELETE", "/api/memory/campaigns", body);

/** After a world was deleted. A failure is only logged as a warning (product.md §7). */
export const forgetWorld = (body: ForgetWorldRequest): Promise<void> => send("DELETE", "/api/memory/worlds", body);

async function send(method: "PUT" | "DELETE", path: string, body: unknown): Promise<void> {
  try {
    await request(path, { method, body });
  } catch (error) {
    console.warn(`${method} ${path} failed`, error);
  }
}
