import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { EveningAnswer, InspectionAnswer } from "#contracts/http/inspection";
import type { DetailLevel } from "#contracts/options";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";
import type { Reminders } from "../table/table-state.ts";

/** Whether the answer shall contain what only the game master may know. */
export type Seal = "closed" | "open";

// What the seal hides must not stay in memory after the window is closed, and a preview is out of date at once.
const notKept = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData };

/** Loads what a model was sent for a turn. */
export const inspectionQuery = (campaignId: string, turnId: string, seal: Seal) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "inspection", turnId, seal],
    queryFn: ({ signal }) => {
      const query = `campaignId=${encodeURIComponent(campaignId)}&seal=${seal}`;
      return request<InspectionAnswer>(`/api/chat/turns/${turnId}/inspection?${query}`, { signal, fresh: true });
    },
    ...notKept,
  });

/** Loads what a model would be sent for these words now. */
export const previewQuery = (
  campaignId: string,
  words: { readonly message: string; readonly reminders: Reminders; readonly detailLevel: DetailLevel },
  seal: Seal,
) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "preview", words, seal],
    queryFn: ({ signal }) => {
      const { message, detailLevel, reminders } = words;
      const { memoryEnhanced, ...include } = reminders;
      const body = { campaignId, message, detailLevel, memoryEnhanced, include, seal };
      return request<InspectionAnswer>("/api/chat/preview", { method: "POST", body, signal });
    },
    enabled: words.message !== "",
    ...notKept,
  });

/** Loads the tokens of this evening. It is loaded again after every turn. */
export const eveningQuery = (campaignId: string, headTurnId: string | null) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "evening", headTurnId],
    queryFn: ({ signal }) =>
      request<EveningAnswer>(`/api/chat/evening?campaignId=${encodeURIComponent(campaignId)}`, { signal }),
    placeholderData: keepPreviousData,
  });
