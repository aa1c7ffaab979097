import type { TurnState } from "#contracts/play/turn";
import type { CampaignKey, MemoryRpc } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";

/** Sends a turn's state to the player's open tabs over memory's /ws. Best effort: a failure is only logged. */
export async function announceTurn(
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
