import type { CampaignDeleted, QueueMessage } from "#contracts/queue/messages";
import { consolidate } from "./consolidate.ts";
import { digestTurn } from "./digest-turn.ts";
import { rebuild } from "./rebuild.ts";
import type { Services } from "./services.ts";

/** Does what a message asks for. Each is idempotent: the queue delivers at least once. */
export async function digest(message: QueueMessage, services: Services): Promise<void> {
  switch (message.type) {
    case "turn.completed":
      return digestTurn(message, services);
    case "campaign.deleted":
      return erase(message, services);
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

/** The table first: it is what could announce further turns. The vectors before the memory, which alone knows which there are. */
async function erase({ userId, campaignId }: CampaignDeleted, services: Services): Promise<void> {
  const key = { userId, campaignId };
  await services.chat.erase(key);
  await services.vectors.erase(key);
  await services.memory.erase(key);
}
