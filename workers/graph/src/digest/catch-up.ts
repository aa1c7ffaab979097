import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";
import { digestTurn } from "./digest-turn.ts";
import { mayLack, pendingTurns } from "../domain/pending.ts";
import type { Services } from "../services.ts";

/** The most turns that are caught up at once. The rest is caught up with the next turn. */
const MOST = 20;

type CatchingUp = Pick<Services, "chat" | "memory" | "chronicler" | "summarizerFor">;

/**
 * Digests earlier turns whose queue message was lost. The local queue is in the runtime's memory and lost with it; Cloudflare's queue
 * drops messages after days. If the message still arrives later, the turn is digested twice, which changes nothing. Never throws.
 */
export async function catchUp(key: CampaignKey, read: number, services: CatchingUp): Promise<void> {
  const { campaignId } = key;
  try {
    const status = await services.memory.digestStatus(key);
    if (status.rebuilding || !mayLack(status, read)) return;
    let left = MOST;
    for await (const turn of pendingTurns(status, (after, limit) => services.chat.ledgerPage(key, after, limit))) {
      if (turn.number >= read || left === 0) return;
      left -= 1;
      log("warn", "digest.caught_up", { campaignId, turnId: turn.turnId });
      await digestTurn(turn, services);
    }
  } catch (error) {
    log("warn", "digest.behind", { campaignId, ...describe(error) });
  }
}
