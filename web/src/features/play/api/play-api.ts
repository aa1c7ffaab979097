import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { ContextAnswer, MessagesAnswer, StopAnswer, TableAnswer } from "#contracts/http/chat";
import type { EditAnswer, HeadAnswer } from "#contracts/http/ledger";
import type { FlagAnswer } from "#contracts/http/safety";
import type { DetailLevel } from "#contracts/options";

import { keys } from "../../../shared/api/lists.ts";
import { request, type RequestOptions } from "../../../shared/api/request.ts";

const inCampaign = (campaignId: string) => `campaignId=${encodeURIComponent(campaignId)}`;

/** The newest page of the transcript, or the page before a message; oldest first. */
export function fetchMessages(campaignId: string, limit: number, before?: string): Promise<MessagesAnswer> {
  const earlier = before ? `&before=${encodeURIComponent(before)}` : "";
  return request(`/api/chat/messages?${inCampaign(campaignId)}&limit=${limit}${earlier}`);
}

/** The sheets as they stand now, and the turn being told. */
export const fetchTable = (campaignId: string, options?: Pick<RequestOptions, "fresh">): Promise<TableAnswer> =>
  request(`/api/chat/table?${inCampaign(campaignId)}`, options);

/** Asks the game master to stop where they are. */
export const stopTurn = (campaignId: string, turnId: string): Promise<z.infer<typeof StopAnswer>> =>
  request(`/api/chat/turns/${turnId}/stop`, { method: "POST", body: { campaignId } });

/** Where the head is to go: a step back or forth, or a turn; `follow` goes on to where the story last stood after it. */
export type HeadTarget =
  | { readonly move: "undo" | "redo" }
  | { readonly turnId: string | null; readonly follow?: boolean };

/** Moves through the ledger; nothing of it is erased. */
export const moveHead = (campaignId: string, target: HeadTarget): Promise<HeadAnswer> =>
  request("/api/chat/head", { method: "POST", body: { campaignId, ...target } });

/** Changes the game master's words in a turn that has ended, unless they are no longer what they were. */
export const editReply = (
  campaignId: string,
  turnId: string,
  reply: string,
  was: string,
): Promise<z.infer<typeof EditAnswer>> =>
  request(`/api/chat/turns/${turnId}/edit`, { method: "POST", body: { campaignId, reply, was } });

/** Lets stand what was flagged in a reply; with `record`, the change that it tells of is put on the sheet of who acted. */
export const acceptFlag = (campaignId: string, turnId: string, flagId: string, record: boolean): Promise<FlagAnswer> =>
  request(`/api/chat/turns/${turnId}/flags`, {
    method: "POST",
    body: { campaignId, flagId, choice: "keep", ...(record && { record }) },
  });

/** Takes a turn back with its memory, out of sight for good; without one, the one being told or the last. */
export const playXCard = (campaignId: string, turnId: string | null): Promise<HeadAnswer> =>
  request("/api/chat/x-card", { method: "POST", body: { campaignId, ...(turnId && { turnId }) } });

/** Saves how much the game master is to tell. */
export const saveDetailLevel = (campaignId: string, detailLevel: DetailLevel): Promise<unknown> =>
  request("/api/chat/detail-level", { method: "POST", body: { campaignId, detailLevel } });

/** Whether memory has anything of the campaign; assumed where it cannot be asked. */
export const rememberedQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "remembered"],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        const body = { campaignId };
        const context = await request<ContextAnswer>("/api/chat/context", { method: "POST", body, signal });
        return context.recentEvents.length > 0 || context.totalMemories > 0;
      } catch {
        return true;
      }
    },
  });
