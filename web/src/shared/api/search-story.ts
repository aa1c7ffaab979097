import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { SearchStoryAnswer, StoryHit } from "#contracts/http/chat";
import { keys } from "./lists.ts";
import { request } from "./request.ts";

/** The shortest text that is searched for. */
const SHORTEST = 2;

/**
 * Loads the turns of a story in which all words occur, newest first.
 * @param headTurnId the last turn, if it is known: the story is searched again when it goes on
 */
export const searchStoryQuery = (campaignId: string, words: string, headTurnId: string | null = null) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "search", words, headTurnId],
    enabled: words.length >= SHORTEST,
    staleTime: headTurnId === null ? 0 : Infinity,
    placeholderData: words.length >= SHORTEST ? keepPreviousData : undefined,
    queryFn: async ({ signal }): Promise<SearchStoryAnswer> => {
      const path = `/api/chat/search?${new URLSearchParams({ campaignId, q: words }).toString()}`;
      const found = await request<SearchStoryAnswer>(path, { signal });
      return { ...found, hits: found.hits.map(withoutMarks) };
    },
  });

/** A hit without the marks of Markdown, which a reader of the story never sees. */
export const withoutMarks = (hit: StoryHit): StoryHit => ({
  ...hit,
  before: plain(hit.before),
  after: plain(hit.after),
});

const plain = (words: string): string => words.replaceAll(/[*`]+|^#+ /gmu, "");
