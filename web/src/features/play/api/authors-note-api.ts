import { queryOptions } from "@tanstack/react-query";

import type { AuthorsNoteAnswer } from "#contracts/http/chat";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** Loads the campaign's author's note: an instruction of the player to the game master that applies to every turn. */
export const authorsNoteQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "authors-note"],
    queryFn: async ({ signal }): Promise<string> => {
      const path = `/api/chat/authors-note?campaignId=${encodeURIComponent(campaignId)}`;
      return (await request<AuthorsNoteAnswer>(path, { signal })).authorsNote;
    },
    // The cached note is always out of date, because another tab may have changed it. So it is loaded each time the dialog opens.
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the note; an empty text deletes it. */
export const saveAuthorsNote = (campaignId: string, authorsNote: string): Promise<AuthorsNoteAnswer> =>
  request("/api/chat/authors-note", { method: "PUT", body: { campaignId, authorsNote } });
