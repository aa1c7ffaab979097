import * as z from "zod/mini";

import { Campaign } from "../entities/campaign.ts";
import { LIMITS } from "../limits.ts";
import { ExportedTable, ExportedTurn } from "../portability/ledger.ts";
import { MemoryRow } from "../portability/memory.ts";
import { CampaignRecords } from "../portability/records.ts";

/** Taking a campaign out and bringing one in, a page at a time (docs/portability.md). */

const userId = z.optional(z.string());
const { transfer } = LIMITS;

export const LedgerPageAnswer = z.object({
  /** As it is now: that of the last page is the one that fits all turns. */
  table: ExportedTable,
  turns: z.array(ExportedTurn),
  /** Null where this is the last page. */
  nextCursor: z.nullable(z.string()),
});
export type LedgerPageAnswer = z.infer<typeof LedgerPageAnswer>;

export const MemoryPageAnswer = z.object({ rows: z.array(MemoryRow), nextCursor: z.nullable(z.string()) });
export type MemoryPageAnswer = z.infer<typeof MemoryPageAnswer>;

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/**
 * POST /api/chat/imports: begins an import, or says how far the one of that id has come. The id is the client's own UUID, and the
 * id of the campaign that it becomes.
 */
export const BeginImportRequest = z.strictObject({
  importId: z.uuid({ error: "importId must be a UUID" }),
  ...CampaignRecords.shape,
  table: ExportedTable,
  /** How many of each there will be. */
  turns: count(transfer.turns),
  memories: count(transfer.memories),
  userId,
});
export type BeginImportRequest = z.infer<typeof BeginImportRequest>;

/** POST /api/chat/imports/:importId/turns: the next ones. `from` counts those before; what is there already is left as it is. */
export const ImportTurnsRequest = z.strictObject({
  from: count(transfer.turns),
  turns: z.array(ExportedTurn).check(z.minLength(1), z.maxLength(transfer.chunk)),
  userId,
});
export type ImportTurnsRequest = z.infer<typeof ImportTurnsRequest>;

/** POST /api/chat/imports/:importId/memory: as above, of what is remembered. */
export const ImportMemoryRequest = z.strictObject({
  from: count(transfer.memories),
  rows: z.array(MemoryRow).check(z.minLength(1), z.maxLength(transfer.chunk)),
  userId,
});
export type ImportMemoryRequest = z.infer<typeof ImportMemoryRequest>;

/** How many are there now. */
export const ReceivedAnswer = z.object({ received: z.number() });
export type ReceivedAnswer = z.infer<typeof ReceivedAnswer>;

/** How far an import has come. `done` once the campaign is there. */
export const ImportAnswer = z.object({
  importId: z.string(),
  state: z.enum(["open", "done"]),
  turns: z.number(),
  memories: z.number(),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/** POST and DELETE /api/chat/imports/:importId…: the body may be left out. */
export const ImportBody = z.strictObject({ userId });

export const ImportedAnswer = z.object({ campaign: Campaign });
export type ImportedAnswer = z.infer<typeof ImportedAnswer>;
