import { useQuery } from "@tanstack/react-query";

import { worldsQuery } from "../api/lists.ts";

const NONE: readonly string[] = [];

/** The genres that colour the sigils of a world's campaigns and their characters; none while unknown or where the world is gone. */
export function useGenres(worldId: string | undefined): readonly string[] {
  const { data } = useQuery(worldsQuery());
  return data?.find(({ id }) => id === worldId)?.genres ?? NONE;
}
