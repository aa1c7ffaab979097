import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";
import type { Services } from "./services.ts";

/**
 * Erases a deleted campaign's table, memory and vectors, and confirms it to api. If one step fails, the others still run. Then this
 * throws, nothing is confirmed, and the queue delivers the message again.
 *
 * The table comes first, because it could still send messages about turns. Memory comes before the vectors, because it stores the ids of
 * the vectors in an external index until they are removed.
 */
export async function eraseCampaign(
  key: CampaignKey,
  { api, chat, memory, vectors }: Pick<Services, "api" | "chat" | "memory" | "vectors">,
): Promise<void> {
  const parts = [
    ["table", () => chat.erase(key)],
    ["memory", () => memory.erase(key)],
    ["vectors", () => vectors.erase(key)],
  ] as const;
  const failures: unknown[] = [];
  for (const [part, erase] of parts) {
    try {
      await erase();
    } catch (error) {
      failures.push(error);
      log("warn", "erasure.failed", { campaignId: key.campaignId, part, ...describe(error) });
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "The campaign is not wholly erased");
  await api.confirmErased(key);
}
