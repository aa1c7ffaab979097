import type { TurnState } from "#contracts/play/turn";
import type { CampaignKey, MemoryRpc } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logger";

/** Tells the open tabs how a turn stands. They can do without: nothing waits for it, and a failure is only logged. */
export async function announce(
  memory: Pick<MemoryRpc, "announceTurn">,
  { userId, campaignId }: CampaignKey,
  turnId: string,
  state: TurnState,
): Promise<void> {
  try {
    await memory.announceTurn({ userId, campaignId }, { turnId, state });
  } catch (error) {
    log("warn", "announce.failed", describe(error));
  }
}
