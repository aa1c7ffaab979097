import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { CampaignAnswer } from "#contracts/http/campaigns";
import type { ContextAnswer, MessagesAnswer, StopAnswer, TableAnswer } from "#contracts/http/chat";
import type { WorldAnswer } from "#contracts/http/worlds";
import type { DetailLevel } from "#contracts/options";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

const inCampaign = (campaignId: string) => `campaignId=${encodeURIComponent(campaignId)}`;

/** The newest page of the transcript, or the page before a message; oldest first. */
export function fetchMessages(campaignId: string, limit: number, before?: string): Promise<MessagesAnswer> {
  const earlier = before ? `&before=${encodeURIComponent(before)}` : "";
  return request(`/api/chat/messages?${inCampaign(campaignId)}&limit=${limit}${earlier}`);
}

/** The sheets as they stand now, and the turn being told. */
export const fetchTable = (campaignId: string): Promise<TableAnswer> =>
  request(`/api/chat/table?${inCampaign(campaignId)}`);

/** Asks the game master to stop where they are. */
export const stopTurn = (campaignId: string, turnId: string): Promise<z.infer<typeof StopAnswer>> =>
  request(`/api/chat/turns/${turnId}/stop`, { method: "POST", body: { campaignId } });

/** Saves how much the game master is to tell. */
export const saveDetailLevel = (campaignId: string, detailLevel: DetailLevel): Promise<unknown> =>
  request("/api/chat/detail-level", { method: "POST", body: { campaignId, detailLevel } });

/** One campaign of the player's. */
export const campaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId],
    queryFn: async ({ signal }): Promise<Campaign> => {
      const path = `/api/campaigns/${encodeURIComponent(campaignId)}`;
      return (await request<z.infer<typeof CampaignAnswer>>(path, { signal })).campaign;
    },
  });

/** The world a campaign is in. */
export const worldQuery = (worldId: string) =>
  queryOptions({
    queryKey: [keys.worlds, worldId],
    queryFn: async ({ signal }): Promise<World> => {
      const path = `/api/worlds/${encodeURIComponent(worldId)}`;
      return (await request<z.infer<typeof WorldAnswer>>(path, { signal })).world;
    },
  });

/** Whether memory has anything of the campaign; assumed where it cannot be asked (product.md §4). */
export const rememberedQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "remembered"],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        const body = { campaignId };
        const context = await request<ContextAnswer>("/api/chat/context", { method: "POST", body, signal });
        return context.recentEvents.length > 0 || context.totalMemories > 0;
      } catch {
        return true;
      }
    },
  });
