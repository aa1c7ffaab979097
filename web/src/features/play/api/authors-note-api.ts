import { queryOptions } from "@tanstack/react-query";

import type { AuthorsNoteAnswer } from "#contracts/http/chat";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** What the player wants kept in mind while the story is told. */
export const authorsNoteQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "authors-note"],
    queryFn: async ({ signal }): Promise<string> => {
      const path = `/api/chat/authors-note?campaignId=${encodeURIComponent(campaignId)}`;
      return (await request<AuthorsNoteAnswer>(path, { signal })).authorsNote;
    },
    // Another tab may have changed it: it is read whenever the window opens.
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the note; an empty one takes it away. */
export const saveAuthorsNote = (campaignId: string, authorsNote: string): Promise<AuthorsNoteAnswer> =>
  request("/api/chat/authors-note", { method: "PUT", body: { campaignId, authorsNote } });
