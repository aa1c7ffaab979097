import type { QueueMessage } from "#contracts/queue/messages";
import { consolidate } from "./consolidate.ts";
import { digestTurn } from "./digest-turn.ts";
import { eraseCampaign } from "../erase-campaign.ts";
import { rebuild } from "./rebuild.ts";
import type { Services } from "../services.ts";

/** Processes one message. Every case is idempotent, because the queue delivers each message at least once. */
export async function digest(message: QueueMessage, services: Services): Promise<void> {
  switch (message.type) {
    case "turn.completed":
      return digestTurn(message, services);
    case "campaign.deleted":
      return eraseCampaign({ userId: message.userId, campaignId: message.campaignId }, services);
    case "session.ended":
      return services.memory.signedOut({ userId: message.userId, campaignId: message.campaignId }, message.sids);
    case "campaign.rebuild":
      return rebuild(message, services);
    case "campaign.consolidate":
      return consolidate(message, services);
    case "campaign.embed":
      return services.vectors.work(message);
  }
}
