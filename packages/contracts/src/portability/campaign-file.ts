import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { instant } from "../text.ts";
import { ExportedTable, ExportedTurn } from "./ledger.ts";
import { MemoryRow } from "./memory.ts";
import { CampaignRecords } from "./records.ts";

/** Marks a file as a campaign of Lorehearth, whatever the file's name is. */
export const CAMPAIGN_FORMAT = "lorehearth.campaign";
/** The version that is written. Version 2 adds the story, the author's note, and the turn at which a model's transcript begins. */
export const CAMPAIGN_VERSION = 2;
/** The versions that can be read. What version 1 lacks gets a default. */
export const READABLE_VERSIONS = [1, CAMPAIGN_VERSION] as const;

const { transfer } = LIMITS;

/** A whole campaign: its settings, all its turns and its memory (docs/portability.md). */
export const CampaignFile = z.strictObject({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.literal(READABLE_VERSIONS),
  exportedAt: instant,
  ...CampaignRecords.shape,
  table: ExportedTable,
  /** In the order in which the turns were started. */
  turns: z.array(ExportedTurn).check(z.maxLength(transfer.turns)),
  memory: z.array(MemoryRow).check(z.maxLength(transfer.memories)),
});
export type CampaignFile = z.infer<typeof CampaignFile>;
