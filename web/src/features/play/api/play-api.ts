import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { ContextAnswer, MessagesAnswer, StopAnswer, TableAnswer } from "#contracts/http/chat";
import type { EditAnswer, HeadAnswer } from "#contracts/http/ledger";
import type { FlagAnswer } from "#contracts/http/safety";
import type { DetailLevel } from "#contracts/options";

import { keys } from "../../../shared/api/lists.ts";
import { request, type RequestOptions } from "../../../shared/api/request.ts";

const inCampaign = (campaignId: string) => `campaignId=${encodeURIComponent(campaignId)}`;

/** Loads the newest page of the transcript, or the page before the message `before`. The oldest message comes first. */
export function fetchMessages(campaignId: string, limit: number, before?: string): Promise<MessagesAnswer> {
  const earlier = before ? `&before=${encodeURIComponent(before)}` : "";
  return request(`/api/chat/messages?${inCampaign(campaignId)}&limit=${limit}${earlier}`);
}

/** Loads the table: the current character sheets, and the id of the turn that is being written, if any. */
export const fetchTable = (campaignId: string, options?: Pick<RequestOptions, "fresh">): Promise<TableAnswer> =>
  request(`/api/chat/table?${inCampaign(campaignId)}`, options);

/** Asks the game master to stop writing. */
export const stopTurn = (campaignId: string, turnId: string): Promise<z.infer<typeof StopAnswer>> =>
  request(`/api/chat/turns/${turnId}/stop`, { method: "POST", body: { campaignId } });

/**
 * Where to move the head: one step back or forward, or to a turn. With `follow`, the head goes on to the last turn that was played after
 * the given turn.
 */
export type HeadTarget =
  | { readonly move: "undo" | "redo" }
  | { readonly turnId: string | null; readonly follow?: boolean };

/** Moves the head; no turn is deleted. */
export const moveHead = (campaignId: string, target: HeadTarget): Promise<HeadAnswer> =>
  request("/api/chat/head", { method: "POST", body: { campaignId, ...target } });

/** Replaces the game master's text of a finished turn. The server refuses if the text has changed in the meantime. */
export const editReply = (
  campaignId: string,
  turnId: string,
  reply: string,
  was: string,
): Promise<z.infer<typeof EditAnswer>> =>
  request(`/api/chat/turns/${turnId}/edit`, { method: "POST", body: { campaignId, reply, was } });

/**
 * Dismisses a flag on a reply. With `record`, the change that the flag describes is also applied to the acting
 * character's sheet.
 */
export const acceptFlag = (campaignId: string, turnId: string, flagId: string, record: boolean): Promise<FlagAnswer> =>
  request(`/api/chat/turns/${turnId}/flags`, {
    method: "POST",
    body: { campaignId, flagId, choice: "keep", ...(record && { record }) },
  });

/**
 * Retracts a turn and its memory for good (the X-card). If `turnId` is null, retracts the turn that is being written, or otherwise the last
 * turn.
 */
export const playXCard = (campaignId: string, turnId: string | null): Promise<HeadAnswer> =>
  request("/api/chat/x-card", { method: "POST", body: { campaignId, ...(turnId && { turnId }) } });

/** Saves how detailed the game master's replies are. */
export const saveDetailLevel = (campaignId: string, detailLevel: DetailLevel): Promise<unknown> =>
  request("/api/chat/detail-level", { method: "POST", body: { campaignId, detailLevel } });

/** Asks whether memory has anything of the campaign. The answer is assumed to be yes when memory cannot be reached. */
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
