import type { MemoryPageAnswer } from "#contracts/http/portability";
import type { MemoryRow } from "#contracts/portability/memory";
import type { RowsImported } from "#contracts/rpc/portability";
import { addLore, type KeyedLore } from "./store/player-edits/lore.ts";
import type { MemoryStore } from "./store/memory-store.ts";
import { rowsPage } from "./store/transfer/rows-page.ts";
import { sealImport, importRows } from "./store/transfer/import-rows.ts";

/** Export of a campaign's memory, and import from a campaign file (docs/portability.md). */
export interface CampaignTransfer {
  page(cursor: string | undefined): MemoryPageAnswer;
  importRows(from: number, rows: readonly MemoryRow[]): RowsImported;
  seal(count: number): RowsImported;
  /** Adds imported lore to the existing items. Returns the number of new items. */
  addLore(lore: readonly KeyedLore[]): number;
}

export const createTransfer = (store: MemoryStore): CampaignTransfer => ({
  page: (cursor) => rowsPage(store.sql, cursor),
  importRows: (from, rows) => importRows(store, from, rows),
  seal: (count) => sealImport(store, count),
  addLore: (lore) => store.change((change) => addLore(change, lore, new Date().toISOString())).value,
});
