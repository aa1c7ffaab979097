import type { Campaign } from "../entities/campaign.ts";
import type { MemoryRow } from "../portability/memory.ts";
import type { CampaignRecords } from "../portability/records.ts";
import type { Caller } from "./api.ts";
import type { CampaignKey } from "./memory.ts";

/** A campaign that has been brought in, with its characters under the ids they shall have. */
export interface AdmitRequest extends CampaignRecords {
  readonly campaignId: string;
  readonly messageCount: number;
  /** ISO 8601; null where nothing has been played. */
  readonly lastActivity: string | null;
}

/** What api does for imports. */
export interface ApiImportRpc {
  /**
   * Lets a campaign in: from then on it is there, with its world and characters. A world of the caller's that says the same is taken
   * for it. Idempotent by the campaign's id; one that somebody else has, or that was deleted, is `taken`.
   */
  admitCampaign(
    caller: Caller,
    request: AdmitRequest,
  ): Promise<{ ok: true; campaign: Campaign } | { ok: false; refusal: "session" | "taken" }>;
}

/** What became of rows that were brought in: how many are there now, or why they cannot be. */
export type RowsImported =
  | { readonly ok: true; readonly received: number }
  | {
      readonly ok: false;
      readonly code: "import_invalid" | "import_incomplete" | "conflict";
      readonly message: string;
    };

/** What memory does for imports. */
export interface MemoryImportRpc {
  /** The next rows of a memory that is still empty but for those before. All of them or none; those that are there are left so. */
  importRows(key: CampaignKey, from: number, rows: readonly MemoryRow[]): Promise<RowsImported>;
  /** Makes what is derived from `count` rows. Refused where there are fewer or more. */
  sealImport(key: CampaignKey, count: number): Promise<RowsImported>;
}
