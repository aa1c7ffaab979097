import type { MemoryPageAnswer } from "#contracts/http/portability";
import type { MemoryRow } from "#contracts/portability/memory";
import type { RowsTaken } from "#contracts/rpc/portability";
import { addLore, type KeyedLore } from "./store/hand/lore.ts";
import type { MemoryStore } from "./store/memory-store.ts";
import { rowsPage } from "./store/transfer/rows-page.ts";
import { sealImport, takeRows } from "./store/transfer/take-rows.ts";

/** Taking a campaign's memory out, and bringing one in from elsewhere (docs/portability.md). */
export interface CampaignTransfer {
  page(cursor: string | undefined): MemoryPageAnswer;
  take(from: number, rows: readonly MemoryRow[]): RowsTaken;
  seal(count: number): RowsTaken;
  /** Remembers lore of others beside what is remembered already; answers how much of it is new. */
  addLore(lore: readonly KeyedLore[]): number;
}

export const createTransfer = (store: MemoryStore): CampaignTransfer => ({
  page: (cursor) => rowsPage(store.sql, cursor),
  take: (from, rows) => takeRows(store, from, rows),
  seal: (count) => sealImport(store, count),
  addLore: (lore) => store.change((change) => addLore(change, lore, new Date().toISOString())).value,
});
