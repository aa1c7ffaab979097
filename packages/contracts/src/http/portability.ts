import * as z from "zod/mini";

import { Campaign } from "../entities/campaign.ts";
import { LIMITS } from "../limits.ts";
import { ExportedTable, ExportedTurn } from "../portability/ledger.ts";
import { MemoryRow } from "../portability/memory.ts";
import { CampaignRecords } from "../portability/records.ts";

/** Requests that export and import a campaign page by page (docs/portability.md). */

const userId = z.optional(z.string());
const { transfer } = LIMITS;

export const LedgerPageAnswer = z.object({
  /** The table as it is now. While pages are read, it can change; the table of the last page fits all exported turns. */
  table: ExportedTable,
  turns: z.array(ExportedTurn),
  /** Null on the last page. */
  nextCursor: z.nullable(z.string()),
});
export type LedgerPageAnswer = z.infer<typeof LedgerPageAnswer>;

export const MemoryPageAnswer = z.object({ rows: z.array(MemoryRow), nextCursor: z.nullable(z.string()) });
export type MemoryPageAnswer = z.infer<typeof MemoryPageAnswer>;

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/**
 * POST /api/chat/imports: begins an import, or says how far the import with that id has come. The id is a UUID made by the client. The
 * imported campaign gets the same id.
 */
export const BeginImportRequest = z.strictObject({
  importId: z.uuid({ error: "importId must be a UUID" }),
  ...CampaignRecords.shape,
  table: ExportedTable,
  /** How many turns and memory rows the whole import has. */
  turns: count(transfer.turns),
  memories: count(transfer.memories),
  userId,
});
export type BeginImportRequest = z.infer<typeof BeginImportRequest>;

/**
 * POST /api/chat/imports/:importId/turns: sends the next turns. `from` is the number of turns sent before. Turns that have already
 * arrived stay as they are.
 */
export const ImportTurnsRequest = z.strictObject({
  from: count(transfer.turns),
  turns: z.array(ExportedTurn).check(z.minLength(1), z.maxLength(transfer.chunk)),
  userId,
});
export type ImportTurnsRequest = z.infer<typeof ImportTurnsRequest>;

/** POST /api/chat/imports/:importId/memory: the same for memory rows. */
export const ImportMemoryRequest = z.strictObject({
  from: count(transfer.memories),
  rows: z.array(MemoryRow).check(z.minLength(1), z.maxLength(transfer.chunk)),
  userId,
});
export type ImportMemoryRequest = z.infer<typeof ImportMemoryRequest>;

/** How many turns or rows have arrived so far. */
export const ReceivedAnswer = z.object({ received: z.number() });
export type ReceivedAnswer = z.infer<typeof ReceivedAnswer>;

/** How far an import has come. The state is `done` once the campaign exists. */
export const ImportAnswer = z.object({
  importId: z.string(),
  state: z.enum(["open", "done"]),
  turns: z.number(),
  memories: z.number(),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/** POST and DELETE /api/chat/imports/:importId…: the body is optional. */
export const ImportBody = z.strictObject({ userId });

export const ImportedAnswer = z.object({ campaign: Campaign });
export type ImportedAnswer = z.infer<typeof ImportedAnswer>;
