import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import type { GraphAnswer, GraphStatusAnswer, TimelineAnswer } from "#contracts/http/graph";
import type { MemoryItemsAnswer, QuestsAnswer } from "#contracts/http/memory-items";
import type { MemoryKind } from "#contracts/memory/items";
import { isPresent } from "#contracts/non-blank";

import { request } from "../../../shared/api/request.ts";

/** The prefix of every query key of a campaign's chronicle. When memory changes, everything under this prefix is loaded again. */
export const chronicleKey = (campaignId: string) => ["chronicle", campaignId] as const;

/** How often to ask for the status while the chronicler has not read all turns yet, in ms. */
const WHILE_BEHIND = 3_000;

export interface ItemSearch {
  readonly kind: MemoryKind | null;
  readonly q: string;
}

const address = (path: string, parameters: Readonly<Record<string, string | null | undefined>>): string => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => isPresent(entry[1]));
  return `${path}?${new URLSearchParams(given).toString()}`;
};

/** The remembered items, page by page. The newest come first; in a search, the best matches come first. */
export const itemsQuery = (campaignId: string, { kind, q }: ItemSearch) =>
  infiniteQueryOptions({
    queryKey: [...chronicleKey(campaignId), "items", kind, q],
    queryFn: ({ signal, pageParam }) =>
      request<MemoryItemsAnswer>(address("/api/memory/items", { campaignId, kind, q, cursor: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const graphQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...chronicleKey(campaignId), "graph"],
    queryFn: ({ signal }) => request<GraphAnswer>(address("/api/graph", { campaignId }), { signal }),
  });

export const timelineQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...chronicleKey(campaignId), "timeline"],
    queryFn: ({ signal }) => request<TimelineAnswer>(address("/api/graph/timeline", { campaignId }), { signal }),
  });

export const questsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...chronicleKey(campaignId), "quests"],
    queryFn: ({ signal }) => request<QuestsAnswer>(address("/api/memory/quests", { campaignId }), { signal }),
  });

/** How many turns the chronicler has read. Requested again and again while it has not read all of them. */
export const statusQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...chronicleKey(campaignId), "status"],
    queryFn: ({ signal }) => request<GraphStatusAnswer>(address("/api/graph/status", { campaignId }), { signal }),
    refetchInterval: ({ state: { data } }) => (data && (data.pending > 0 || data.rebuilding) ? WHILE_BEHIND : false),
  });
