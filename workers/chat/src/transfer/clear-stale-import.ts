import type { MemoryRpc } from "#contracts/rpc/memory";
import { STALE_AFTER_MS } from "../domain/transfer/import-state.ts";
import { readImport } from "../store/import-state.ts";

/**
 * Clears away what an import that goes on no further has left in memory; true where the table is then to be erased too. One that
 * still goes on is looked at again later.
 */
export async function clearStaleImport(
  storage: DurableObjectStorage,
  memory: Pick<MemoryRpc, "erase">,
): Promise<boolean> {
  const pending = readImport(storage.sql);
  if (pending?.state !== "open") return false;
  const due = pending.heardAt + STALE_AFTER_MS;
  if (due > Date.now()) {
    await storage.setAlarm(due);
    return false;
  }
  await memory.erase({ userId: pending.userId, campaignId: pending.campaignId });
  return true;
}
