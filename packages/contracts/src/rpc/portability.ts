import type { Campaign } from "../entities/campaign.ts";
import type { MemoryRow } from "../portability/memory.ts";
import type { CampaignRecords } from "../portability/records.ts";
import type { Caller } from "./api.ts";
import type { CampaignKey } from "./memory.ts";

/** An imported campaign, with its characters under their new ids. */
export interface AdmitRequest extends CampaignRecords {
  readonly campaignId: string;
  readonly messageCount: number;
  /** ISO 8601. Null if nothing has been played. */
  readonly lastActivity: string | null;
}

/** `taken`: the id is or was a campaign's. `full`: the account has no room for another campaign, or too many imports are open. */
export type BegunImport =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: "session" | "taken" | "full" };

/** The methods of api for imports. */
export interface ApiImportRpc {
  /** Reserves the id of a campaign that is to be imported, so that the import can be erased with the account. Idempotent. */
  beginImport(caller: Caller, campaignId: string): Promise<BegunImport>;
  /** Gives that id back. False if there was no such import, for example because it is a campaign now. */
  dropImport(key: CampaignKey): Promise<boolean>;
  /**
   * Creates the imported campaign with its world and characters. If the caller already has a world with the same content, that world is
   * used. Idempotent by the campaign's id. The refusal is `taken` if another user has that id or if it was deleted.
   */
  admitCampaign(
    caller: Caller,
    request: AdmitRequest,
  ): Promise<{ ok: true; campaign: Campaign } | { ok: false; refusal: "session" | "taken" }>;
}

/** The result of importing rows: how many rows there are now, or why the import failed. */
export type RowsImported =
  | { readonly ok: true; readonly received: number }
  | {
      readonly ok: false;
      readonly code: "import_invalid" | "import_incomplete" | "conflict";
      readonly message: string;
    };

/** The methods of memory for imports. */
export interface MemoryImportRpc {
  /**
   * Imports the next rows. `from` is the number of rows imported before; memory must contain nothing else. Either all rows are stored or
   * none. Rows that memory already has stay unchanged.
   */
  importRows(key: CampaignKey, from: number, rows: readonly MemoryRow[]): Promise<RowsImported>;
  /** Completes the import of `count` rows by building the data that is derived from them. Refused if there are fewer or more rows. */
  sealImport(key: CampaignKey, count: number): Promise<RowsImported>;
}
