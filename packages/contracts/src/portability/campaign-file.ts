import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { instant } from "../text.ts";
import { ExportedTable, ExportedTurn } from "./ledger.ts";
import { MemoryRow } from "./memory.ts";
import { CampaignRecords } from "./records.ts";

/** By which a file is known for one of ours, whatever it is called. */
export const CAMPAIGN_FORMAT = "lorehearth.campaign";
/** What is written now. Version 2 adds the story, the author's note, and where a model's transcript begins. */
export const CAMPAIGN_VERSION = 2;
/** What is read: what version 1 lacks has a default. */
export const READABLE_VERSIONS = [1, CAMPAIGN_VERSION] as const;

const { transfer } = LIMITS;

/** A campaign, whole: what it is, all that happened, and what is remembered of it (docs/portability.md). */
export const CampaignFile = z.strictObject({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.literal(READABLE_VERSIONS),
  exportedAt: instant,
  ...CampaignRecords.shape,
  table: ExportedTable,
  /** In the order in which they were begun. */
  turns: z.array(ExportedTurn).check(z.maxLength(transfer.turns)),
  memory: z.array(MemoryRow).check(z.maxLength(transfer.memories)),
});
export type CampaignFile = z.infer<typeof CampaignFile>;
