import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { CampaignsAnswer } from "#contracts/http/campaigns";
import type { CharactersAnswer } from "#contracts/http/characters";
import type { WorldsAnswer } from "#contracts/http/worlds";

import { request } from "./request.ts";

/**
 * The first word of every query key, so that a change invalidates all that shows it: `invalidateQueries({queryKey: [keys.worlds]})`.
 * One record: `[keys.worlds, worldId]`.
 */
export const keys = {
  worlds: "worlds",
  campaigns: "campaigns",
  characters: "characters",
  dashboard: "dashboard",
} as const;

const suffix = (name: string, value: string | undefined) => (value ? `?${name}=${encodeURIComponent(value)}` : "");

/** The player's worlds. The sidebar and several features show them, so they live here. */
export const worldsQuery = () =>
  queryOptions({
    queryKey: [keys.worlds, "list"],
    queryFn: async ({ signal }) => (await request<z.infer<typeof WorldsAnswer>>("/api/worlds", { signal })).worlds,
  });

/** The player's campaigns, of one world where given. */
export const campaignsQuery = (worldId?: string) =>
  queryOptions({
    queryKey: [keys.campaigns, "list", worldId ?? null],
    queryFn: async ({ signal }) =>
      (await request<z.infer<typeof CampaignsAnswer>>(`/api/campaigns${suffix("worldId", worldId)}`, { signal }))
        .campaigns,
  });

/** The player's characters, of one campaign where given. */
export const charactersQuery = (campaignId?: string) =>
  queryOptions({
    queryKey: [keys.characters, "list", campaignId ?? null],
    queryFn: async ({ signal }) =>
      (
        await request<z.infer<typeof CharactersAnswer>>(`/api/characters${suffix("campaignId", campaignId)}`, {
          signal,
        })
      ).characters,
  });
