import { useQuery } from "@tanstack/react-query";

import { campaignsQuery } from "../../shared/api/lists.ts";
import { useGenres } from "../../shared/sigil/use-genres.ts";

/** The genres of the world a character's campaign is in: they colour the sigil. */
export function useCharacterGenres(campaignId: string): readonly string[] {
  const { data } = useQuery(campaignsQuery());
  return useGenres(data?.find(({ id }) => id === campaignId)?.worldId);
}
