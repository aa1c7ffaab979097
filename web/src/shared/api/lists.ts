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

type Rows<Answer, Name extends keyof Answer> = Answer[Name] extends readonly (infer Row)[] ? Row[] : never;

/** Reads a list page by page. `only` is a parameter of the request. An account has so few records that a list has at most ten pages. */
async function readAll<Answer extends { readonly nextCursor?: string | undefined }, Name extends keyof Answer & string>(
  name: Name,
  only: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<Rows<Answer, Name>> {
  const rows: unknown[] = [];
  let cursor: string | undefined;
  do {
    const given = Object.entries({ ...only, cursor }).flatMap(([key, value]) => (value ? [[key, value]] : []));
    const query = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
    const page = await request<Answer>(`/api/${name}${query}`, { signal });
    rows.push(...(page[name] as readonly unknown[]));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows as Rows<Answer, Name>;
}

/** The player's worlds. Shared, because the sidebar and several features show them. */
export const worldsQuery = () =>
  queryOptions({
    queryKey: [keys.worlds, "list"],
    queryFn: ({ signal }) => readAll<z.infer<typeof WorldsAnswer>, "worlds">("worlds", {}, signal),
  });

/** The player's campaigns; with `worldId`, only those of that world. */
export const campaignsQuery = (worldId?: string) =>
  queryOptions({
    queryKey: [keys.campaigns, "list", worldId ?? null],
    queryFn: ({ signal }) => readAll<z.infer<typeof CampaignsAnswer>, "campaigns">("campaigns", { worldId }, signal),
  });

/** The player's characters; with `campaignId`, only those of that campaign. */
export const charactersQuery = (campaignId?: string) =>
  queryOptions({
    queryKey: [keys.characters, "list", campaignId ?? null],
    queryFn: ({ signal }) =>
      readAll<z.infer<typeof CharactersAnswer>, "characters">("characters", { campaignId }, signal),
  });
