import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logger";
import { pendingTurns } from "./domain/pending.ts";
import type { Services } from "./services.ts";

/** A turn that waits longer than this never arrived: what fails is tried again sooner, and then given up. Milliseconds. */
const LATE_MS = 10 * 60_000;
/** Who waits for a campaign asks every few seconds: it is looked after no more often than this. Milliseconds. */
const AGAIN_MS = 60_000;
/** When each campaign was last looked after here. */
const lookedAfter = new Map<string, number>();

/**
 * How far a campaign's turns are read into memory, and what could not be (design.md §8). Turns that never arrived are sent for: the
 * last ones before the runtime was killed have none after them that would bring them along.
 */
export async function statusOf(
  key: CampaignKey,
  { chat, memory, turns }: Pick<Services, "chat" | "memory" | "turns">,
  now = Date.now(),
): Promise<GraphStatusAnswer> {
  const status = await memory.digestStatus(key);
  let pending = 0;
  let isLate = false;
  for await (const { at } of pendingTurns(status, (after, limit) => chat.ledgerPage(key, after, limit))) {
    pending += 1;
    isLate ||= now - Date.parse(at) > LATE_MS;
  }
  if (isLate && !status.rebuilding && mayLookAfter(key, now)) {
    await turns
      .send({ type: "campaign.consolidate", userId: key.userId, campaignId: key.campaignId })
      // Whoever asks next sends for them.
      .catch((error: unknown) => log("warn", "digest.unsent", { campaignId: key.campaignId, ...describe(error) }));
  }
  return {
    pending,
    lastDigestedTurnId: status.lastDigestedTurnId,
    deadLetters: status.deadLetters.map(({ turnId, error }) => ({ turnId, error })),
    rebuilding: status.rebuilding,
  };
}

function mayLookAfter({ userId, campaignId }: CampaignKey, now: number): boolean {
  for (const [name, at] of lookedAfter) if (now - at > AGAIN_MS) lookedAfter.delete(name);
  const name = `${userId}:${campaignId}`;
  if (lookedAfter.has(name)) return false;
  lookedAfter.set(name, now);
  return true;
}
