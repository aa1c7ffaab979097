import { useQuery } from "@tanstack/react-query";

import { campaignsQuery } from "../../shared/api/lists.ts";
import { useGenres } from "../../shared/sigil/use-genres.ts";

/** The genres of the world that a character's campaign belongs to; they colour its sigil. */
export function useCharacterGenres(campaignId: string): readonly string[] {
  const { data } = useQuery(campaignsQuery());
  return useGenres(data?.find(({ id }) => id === campaignId)?.worldId);
}
