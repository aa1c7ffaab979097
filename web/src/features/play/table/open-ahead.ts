import { hasEarlyAnswer } from "../../../shared/api/early-answers.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { campaignPath, campaignQuery } from "../../../shared/api/records.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { openTable } from "./open-table.ts";
import type { Table } from "./table-store.ts";

/** How long the app's first page waits for a table, in ms. Then it shows what it has. */
const PATIENCE = 1_000;

/** A table that is loaded before the play screen is there. */
interface Ahead {
  readonly campaignId: string;
  readonly table: Table;
  readonly loaded: Promise<void>;
}

let ahead: Ahead | null = null;

/**
 * Loads a campaign and its table before the app shows its first page, from the answers that were requested early
 * (web/build/route-hints.ts). The page then opens with all it has to show. Otherwise it would be rendered again for each answer. Without
 * early answers nothing is loaded, and after a second nobody waits any longer.
 */
export async function openAhead(campaignId: string): Promise<void> {
  let isLate = false;
  const open = async () => {
    if (!(await hasEarlyAnswer(campaignPath(campaignId))) || isLate) return;
    const table = openTable(campaignId);
    const loaded = table.load();
    ahead = { campaignId, table, loaded };
    await Promise.all([queryClient.prefetchQuery(campaignQuery(campaignId)), loaded]);
  };
  await Promise.race([open(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  isLate = true;
}

/** The table of a campaign: the one that was opened ahead, or a new one. */
export const tableOf = (campaignId: string): Table =>
  ahead?.campaignId === campaignId ? ahead.table : openTable(campaignId);

/** Loads a table, unless it was opened ahead. Then it waits for that, once. */
export function loadTable(table: Table): Promise<void> {
  const loaded = ahead?.table === table ? ahead.loaded : table.load();
  ahead = null;
  return loaded;
}

// Another player at this browser must not see this player's data.
useSession.subscribe((session) => {
  if (session.status === "signed-out") ahead = null;
});
