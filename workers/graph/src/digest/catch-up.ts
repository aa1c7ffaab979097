import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logger";
import { digestTurn } from "./digest-turn.ts";
import { mayLack, pendingTurns } from "../domain/pending.ts";
import type { Services } from "../services.ts";

/** So many at once: what is left is read with the next turn. */
const MOST = 20;

type CatchingUp = Pick<Services, "chat" | "memory" | "chronicler" | "summarizerFor">;

/**
 * Reads the turns before one that was just read that never arrived here. The queue of a machine of one's own holds what it holds in
 * the runtime's memory and forgets it when that ends; Cloudflare's does so after days. A turn on its way is read twice: that changes
 * nothing. Never throws.
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
