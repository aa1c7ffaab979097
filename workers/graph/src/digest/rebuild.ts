import type { CampaignRebuild } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";
import { digestTurn } from "./digest-turn.ts";
import type { Services } from "../services.ts";

const PAGE = 20;
/** How long one message works before it queues the next one. Far below the platform's limit for a consumer. */
const SLICE_MS = 20_000;

/**
 * Starts digesting a campaign's whole ledger again, unless a rebuild is already running. The table's undelivered messages are sent again
 * too.
 */
export async function beginRebuild(key: CampaignKey, { chat, memory, turns }: Services): Promise<void> {
  await chat.sendParkedOutbox(key);
  const { rebuilding } = await memory.digestStatus(key);
  if (rebuilding) return;
  await memory.beginRebuild(key);
  try {
    await turns.send({ type: "campaign.rebuild", ...key, after: -1 });
  } catch (error) {
    // Without a queue message, nothing would ever end the rebuild.
    await memory.endRebuild(key);
    throw error;
  }
}

/**
 * Digests the ledger's active path in story order, from the message's turn on. If the message is delivered twice, the second delivery
 * finds the work done. A turn that cannot be digested is queued separately and does not delay the turns after it.
 */
export async function rebuild(message: CampaignRebuild, services: Services): Promise<void> {
  const { chat, memory, turns, vectors } = services;
  const key = { userId: message.userId, campaignId: message.campaignId };
  const status = await memory.digestStatus(key);
  if (!status.rebuilding) return;

  let after = Math.max(message.after, status.digestedThrough);
  const end = Date.now() + SLICE_MS;
  do {
    const page = await chat.ledgerPage(key, after, PAGE);
    for (const turn of page.filter(({ number }) => number > after)) {
      await digestTurn(turn, services).catch(async (error: unknown) => {
        log("warn", "rebuild.turn_failed", { campaignId: key.campaignId, turnId: turn.turnId, ...describe(error) });
        await turns.send(turn);
      });
    }
    const last = page.at(-1)?.number ?? after;
    if (page.length < PAGE || last <= after) {
      await memory.endRebuild(key);
      return vectors.tend(key);
    }
    after = last;
  } while (Date.now() < end);
  await turns.send({ type: "campaign.rebuild", ...key, after });
}
