import type { QueueMessage } from "#contracts/queue/messages";

/**
 * Messages by campaign, each campaign's in the order to digest them: an erasure and an ended sign-in first, so that
 * nothing is read in vain and nobody waits for turns to be read, then the turns as they were told, and last what looks at all of them. The queue itself promises no order.
 */
export function readingOrder<Entry extends { readonly message: QueueMessage }>(entries: readonly Entry[]): Entry[][] {
  const campaigns = Map.groupBy(entries, ({ message }) => `${message.userId}:${message.campaignId}`);
  return [...campaigns.values()].map((campaign) => campaign.toSorted((a, b) => place(a.message) - place(b.message)));
}

function place(message: QueueMessage): number {
  if (message.type === "campaign.deleted" || message.type === "session.ended") return -1;
  return message.type === "turn.completed" ? message.number : Number.MAX_SAFE_INTEGER;
}
