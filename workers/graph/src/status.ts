import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { QueueMessage } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";
import { pendingTurns } from "./domain/pending.ts";
import type { Services } from "./services.ts";
import { forgetRebuild, hasStalled } from "./digest/stalled-rebuild.ts";

/**
 * If a turn is pending for longer than this, its message was lost. A failing message would have been retried sooner and then given up.
 * Milliseconds.
 */
const LATE_MS = 10 * 60_000;
/**
 * The shortest time between two checks of a campaign for lost messages. A waiting client requests the status every few seconds.
 * Milliseconds.
 */
const AGAIN_MS = 60_000;
/** When each campaign was last checked in this isolate. */
const lookedAfter = new Map<string, number>();

/**
 * Which turns of a campaign are digested, and which could not be. Turns whose message was lost are queued again: if the runtime was
 * killed after the last turn, no later turn would catch up on it. A stalled rebuild is queued again too.
 */
export async function statusOf(
  key: CampaignKey,
  { chat, memory, turns }: Pick<Services, "chat" | "memory" | "turns">,
  now = Date.now(),
): Promise<GraphStatusAnswer> {
  const [status, parked] = await Promise.all([memory.digestStatus(key), chat.parkedOutbox(key)]);
  let pending = 0;
  let isLate = false;
  for await (const { at } of pendingTurns(status, (after, limit) => chat.ledgerPage(key, after, limit))) {
    pending += 1;
    isLate ||= now - Date.parse(at) > LATE_MS;
  }
  const { userId, campaignId } = key;
  const name = `${userId}:${campaignId}`;
  const send = (message: QueueMessage) =>
    // If sending fails, the next status request tries again.
    turns.send(message).catch((error: unknown) => log("warn", "digest.unsent", { campaignId, ...describe(error) }));
  if (status.rebuilding) {
    if (hasStalled(name, pending, now))
      await send({ type: "campaign.rebuild", userId, campaignId, after: status.digestedThrough });
  } else {
    forgetRebuild(name);
    if (isLate && mayLookAfter(name, now)) await send({ type: "campaign.consolidate", userId, campaignId });
  }
  return {
    pending,
    lastDigestedTurnId: status.lastDigestedTurnId,
    deadLetters: status.deadLetters.map(({ turnId, error }) => ({ turnId, error })),
    rebuilding: status.rebuilding,
    parked: parked.map(({ kind, attempts, error }) => ({ kind, attempts, error })),
  };
}

function mayLookAfter(campaign: string, now: number): boolean {
  for (const [name, at] of lookedAfter) if (now - at > AGAIN_MS) lookedAfter.delete(name);
  if (lookedAfter.has(campaign)) return false;
  lookedAfter.set(campaign, now);
  return true;
}
