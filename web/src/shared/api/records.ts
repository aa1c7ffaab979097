import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { CampaignAnswer } from "#contracts/http/campaigns";
import type { CharacterAnswer } from "#contracts/http/characters";
import type { WorldAnswer } from "#contracts/http/worlds";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { keys } from "./lists.ts";
import { request } from "./request.ts";

/** One of the player's worlds. */
export const worldQuery = (worldId: string) =>
  queryOptions({
    queryKey: [keys.worlds, worldId],
    queryFn: async ({ signal }): Promise<World> =>
      (await request<z.infer<typeof WorldAnswer>>(`/api/worlds/${encodeURIComponent(worldId)}`, { signal })).world,
  });

/** The path of one of the player's campaigns at the server. */
export const campaignPath = (campaignId: string): string => `/api/campaigns/${encodeURIComponent(campaignId)}`;

/** One of the player's campaigns. */
export const campaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId],
    queryFn: async ({ signal }): Promise<Campaign> =>
      (await request<z.infer<typeof CampaignAnswer>>(campaignPath(campaignId), { signal })).campaign,
  });

/** One of the player's characters. */
export const characterQuery = (characterId: string) =>
  queryOptions({
    queryKey: [keys.characters, characterId],
    queryFn: async ({ signal }): Promise<PlayedCharacter> => {
      const path = `/api/characters/${encodeURIComponent(characterId)}`;
      return (await request<z.infer<typeof CharacterAnswer>>(path, { signal })).character;
    },
  });
