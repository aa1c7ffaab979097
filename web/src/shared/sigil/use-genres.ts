import { useQuery } from "@tanstack/react-query";

import { worldsQuery } from "../api/lists.ts";

const NONE: readonly string[] = [];

/** The genres that colour the sigils of a world's campaigns and characters; none while loading or when the world was deleted. */
export function useGenres(worldId: string | undefined): readonly string[] {
  const { data } = useQuery(worldsQuery());
  return data?.find(({ id }) => id === worldId)?.genres ?? NONE;
}
