import { STALE_AFTER_MS } from "../domain/transfer/import-state.ts";
import type { Services } from "../services.ts";
import { readImport } from "../store/import-state.ts";

/**
 * Deletes from memory what an abandoned import has left there. True if the table must be erased too. If the import is still running, an
 * alarm is set for the next check. An import that was being admitted is abandoned only if api has no campaign of it.
 */
export async function clearStaleImport(
  storage: DurableObjectStorage,
  { api, memory }: Pick<Services, "api" | "memory">,
): Promise<boolean> {
  const pending = readImport(storage.sql);
  if (!pending || pending.state === "done") return false;
  const due = pending.heardAt + STALE_AFTER_MS;
  if (due > Date.now()) {
    await storage.setAlarm(due);
    return false;
  }
  const wasReserved = await api.dropImport(pending);
  if (pending.state === "admitting" && !wasReserved) return false;
  await memory.erase({ userId: pending.userId, campaignId: pending.campaignId });
  return true;
}
