import type { QueueMessage, SessionEnded } from "#contracts/queue/messages";
import { consolidate } from "./consolidate.ts";
import { digestTurn } from "./digest-turn.ts";
import { eraseCampaign } from "../erase-campaign.ts";
import { rebuild } from "./rebuild.ts";
import type { Services } from "../services.ts";

/** Closes the connections of ended sessions: /ws at the memory and streams at the table. A failure of one does not keep the other open. */
async function closeConnections({ userId, campaignId, sids }: SessionEnded, { memory, chat }: Services): Promise<void> {
  const key = { userId, campaignId };
  const closed = await Promise.allSettled([memory.signedOut(key, sids), chat.signedOut(key, sids)]);
  for (const result of closed) if (result.status === "rejected") throw result.reason;
}

/** Processes one message. Every case is idempotent, because the queue delivers each message at least once. */
export async function digest(message: QueueMessage, services: Services): Promise<void> {
  switch (message.type) {
    case "turn.completed":
      return digestTurn(message, services);
    case "campaign.deleted":
      return eraseCampaign({ userId: message.userId, campaignId: message.campaignId }, services);
    case "session.ended":
      return closeConnections(message, services);
    case "campaign.rebuild":
      return rebuild(message, services);
    case "campaign.consolidate":
      return consolidate(message, services);
    case "campaign.embed":
      return services.vectors.work(message);
  }
}
