import type * as z from "zod/mini";

import type { SheetAction, SheetRequest } from "#contracts/play/sheet-action";
import type { TurnAnswer } from "#contracts/play/turn";

import { request } from "../../../shared/api/request.ts";

/** What a player does with a sheet; parts that have a default may be left out. */
export type SheetDeed = z.input<typeof SheetAction>;

/** A bookkeeping action, with the id of the ledger's new entry. */
export type SheetEntry = Required<Pick<z.input<typeof SheetRequest>, "turnId" | "characterId" | "action">>;

/** Does a bookkeeping action. The answer's `response` is the sentence of the new entry. */
export const changeSheet = (campaignId: string, entry: SheetEntry): Promise<TurnAnswer> =>
  request("/api/chat/sheet", { method: "POST", body: { campaignId, ...entry } });
