import type { MemoryRpc } from "#contracts/rpc/memory";
import { STALE_AFTER_MS } from "../domain/transfer/import-state.ts";
import { readImport } from "../store/import-state.ts";

/**
 * Deletes from memory what an abandoned import has left there. True if the table must be erased too. If the import is still running, an
 * alarm is set for the next check.
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
