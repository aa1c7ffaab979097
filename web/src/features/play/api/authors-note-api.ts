import { queryOptions } from "@tanstack/react-query";

import type { AuthorsNoteAnswer } from "#contracts/http/chat";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** The campaign's author's note: the player's standing instruction to the game master. */
export const authorsNoteQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "authors-note"],
    queryFn: async ({ signal }): Promise<string> => {
      const path = `/api/chat/authors-note?campaignId=${encodeURIComponent(campaignId)}`;
      return (await request<AuthorsNoteAnswer>(path, { signal })).authorsNote;
    },
    // Always stale: another tab may have changed the note, so it is fetched each time the dialog opens.
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the note; an empty text deletes it. */
export const saveAuthorsNote = (campaignId: string, authorsNote: string): Promise<AuthorsNoteAnswer> =>
  request("/api/chat/authors-note", { method: "PUT", body: { campaignId, authorsNote } });
