import type { MemoryRpc } from "#contracts/rpc/memory";
import { PATIENCE_MS } from "../domain/transfer/import-state.ts";
import { readImport } from "../store/import-state.ts";

/**
 * Clears away what an import that goes on no further has left in memory; true where the table is then to be erased too. One that
 * still goes on is looked at again later.
 */
export async function clearStaleImport(
  storage: DurableObjectStorage,
  memory: Pick<MemoryRpc, "erase">,
): Promise<boolean> {
  const standing = readImport(storage.sql);
  if (standing?.state !== "open") return false;
  const due = standing.heardAt + PATIENCE_MS;
  if (due > Date.now()) {
    await storage.setAlarm(due);
    return false;
  }
  await memory.erase({ userId: standing.userId, campaignId: standing.campaignId });
  return true;
}
