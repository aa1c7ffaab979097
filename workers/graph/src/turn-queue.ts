import type { QueueMessage } from "#contracts/queue/messages";

/** What graph uses of the queue that it consumes itself. */
export interface TurnQueue {
  send(message: QueueMessage, options?: { readonly delaySeconds?: number }): Promise<unknown>;
  sendBatch(messages: Iterable<{ readonly body: QueueMessage }>): Promise<unknown>;
}
