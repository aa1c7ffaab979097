import type { QueueMessage } from "#contracts/queue/messages";

/** The part of the queue binding that graph uses for the queue it consumes. */
export interface TurnQueue {
  send(message: QueueMessage, options?: { readonly delaySeconds?: number }): Promise<unknown>;
  sendBatch(messages: Iterable<{ readonly body: QueueMessage; readonly delaySeconds?: number }>): Promise<unknown>;
}
