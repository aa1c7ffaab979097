import type { QueueMessage } from "#contracts/queue/messages";

/**
 * Groups messages by campaign and sorts each group, because the queue guarantees no order. Erasures and ended sessions come first, so
 * that no turn is digested in vain and nobody waits for turns. Then come the turns in story order, and last the messages that concern the
 * whole campaign.
 */
export function readingOrder<Entry extends { readonly message: QueueMessage }>(entries: readonly Entry[]): Entry[][] {
  const campaigns = Map.groupBy(entries, ({ message }) => `${message.userId}:${message.campaignId}`);
  return [...campaigns.values()].map((campaign) => campaign.toSorted((a, b) => place(a.message) - place(b.message)));
}

function place(message: QueueMessage): number {
  if (message.type === "campaign.deleted" || message.type === "session.ended") return -1;
  return message.type === "turn.completed" ? message.number : Number.MAX_SAFE_INTEGER;
}
