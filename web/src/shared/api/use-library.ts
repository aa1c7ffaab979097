import { useQueries } from "@tanstack/react-query";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import type { World } from "#contracts/entities/world";

import { campaignsQuery, charactersQuery, worldsQuery } from "./lists.ts";

export interface Library {
  readonly worlds: readonly World[];
  readonly campaigns: readonly Campaign[];
  readonly characters: readonly PlayedCharacter[];
}

/** The loading state of a page's data. It has the fields of a single query, also when several queries are combined. */
export interface Awaited<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** All worlds, campaigns and characters of the player, in one loading state. */
export function useLibrary(): Awaited<Library> {
  return useQueries({
    queries: [worldsQuery(), campaignsQuery(), charactersQuery()],
    combine: ([worlds, campaigns, characters]) => ({
      data:
        worlds.data && campaigns.data && characters.data
          ? { worlds: worlds.data, campaigns: campaigns.data, characters: characters.data }
          : undefined,
      error: worlds.error ?? campaigns.error ?? characters.error,
      refetch: () => [worlds, campaigns, characters].filter((query) => query.isError).map((query) => query.refetch()),
    }),
  });
}
