import type { Campaign } from "#contracts/entities/campaign";
import type { ForgetCampaignRequest, ForgetWorldRequest, RememberWorldRequest } from "#contracts/http/memory";

import { request } from "./request.ts";

/**
 * Sends the campaign's description to memory after the campaign was created or updated. A failure is only logged: play works without the
 * description, and the next save of the campaign sends it again.
 */
export async function rememberCampaign(campaign: Campaign): Promise<void> {
  const { id: campaignId, worldId, name, description } = campaign;
  const { startingLevel, levelProgression, exploration, combat, social, elements } = campaign;
  const properties = { startingLevel, levelProgression, exploration, combat, social, elements };
  const payload: RememberWorldRequest["payload"] = { type: "campaign", name, description, properties };
  await send("PUT", "/api/memory/worlds", { worldId, campaignId, payload } satisfies RememberWorldRequest);
}

/** Deletes a campaign's memory after the campaign was deleted. A failure is only logged. */
export const forgetCampaign = (body: ForgetCampaignRequest): Promise<void> =>
  send("DELETE", "/api/memory/campaigns", body);

/** Deletes a world's memory after the world was deleted. A failure is only logged, as a warning. */
export const forgetWorld = (body: ForgetWorldRequest): Promise<void> => send("DELETE", "/api/memory/worlds", body);

async function send(method: "PUT" | "DELETE", path: string, body: unknown): Promise<void> {
  try {
    await request(path, { method, body });
  } catch (error) {
    console.warn(`${method} ${path} failed`, error);
  }
}
