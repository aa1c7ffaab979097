import type { QueueMessage } from "#contracts/queue/messages";

/**
 * Messages by campaign, each campaign's in the order to digest them: an erasure first, so that what came before it is not
 * read in vain, then the turns as they were told. The queue itself promises no order.
 */
export function readingOrder<Entry extends { readonly message: QueueMessage }>(entries: readonly Entry[]): Entry[][] {
  const campaigns = Map.groupBy(entries, ({ message }) => `${message.userId}:${message.campaignId}`);
  return [...campaigns.values()].map((campaign) => campaign.toSorted((a, b) => place(a.message) - place(b.message)));
}

const place = (message: QueueMessage): number => (message.type === "campaign.deleted" ? -1 : message.number);
