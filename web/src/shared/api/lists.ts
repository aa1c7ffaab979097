import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { CampaignsAnswer } from "#contracts/http/campaigns";
import type { CharactersAnswer } from "#contracts/http/characters";
import type { WorldsAnswer } from "#contracts/http/worlds";

import { request } from "./request.ts";

/**
 * The first part of every query key. Invalidating it reloads everything that shows such records: `invalidateQueries({queryKey:
 * [keys.worlds]})`. The key of one record is `[keys.worlds, worldId]`.
 */
export const keys = {
  worlds: "worlds",
  campaigns: "campaigns",
  characters: "characters",
  dashboard: "dashboard",
} as const;

const suffix = (name: string, value: string | undefined) => (value ? `?${name}=${encodeURIComponent(value)}` : "");

/** The player's worlds. Shared, because the sidebar and several features show them. */
export const worldsQuery = () =>
  queryOptions({
    queryKey: [keys.worlds, "list"],
    queryFn: async ({ signal }) => (await request<z.infer<typeof WorldsAnswer>>("/api/worlds", { signal })).worlds,
  });

/** The player's campaigns; with `worldId`, only those of that world. */
export const campaignsQuery = (worldId?: string) =>
  queryOptions({
    queryKey: [keys.campaigns, "list", worldId ?? null],
    queryFn: async ({ signal }) =>
      (await request<z.infer<typeof CampaignsAnswer>>(`/api/campaigns${suffix("worldId", worldId)}`, { signal }))
        .campaigns,
  });

/** The player's characters; with `campaignId`, only those of that campaign. */
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
