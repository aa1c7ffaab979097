import type { QueueMessage } from "#contracts/queue/messages";
import { describe, log } from "#worker-kit/logger";
import { digest } from "./digest.ts";
import { readingOrder } from "./domain/reading-order.ts";
import { type LostTurn, readMessage } from "./domain/read-message.ts";
import { retryDelay } from "./domain/retry-delay.ts";
import type { Services } from "./services.ts";

/** Where the platform puts what failed too often (wrangler.toml). */
const DEAD_LETTERS = "turns-dead";

/** An erasure is a promise to the player: where it failed too often it is tried again every hour, as long as the queue holds it. */
const ERASE_AGAIN_SECONDS = 3_600;

interface Entry {
  readonly envelope: Message;
  readonly message: QueueMessage;
}

/** Takes a batch off either queue. Every message is acknowledged or retried by itself: none holds up another. */
export async function consume(batch: MessageBatch, services: Services): Promise<void> {
  const dead = batch.queue === DEAD_LETTERS;
  const entries: Entry[] = [];
  const poisoned: Promise<void>[] = [];
  for (const envelope of batch.messages) {
    const read = readMessage(envelope.body);
    if (read.kind === "message") entries.push({ envelope, message: read.message });
    else poisoned.push(bury(envelope, read.lost, read.fields, services));
  }
  const campaigns = readingOrder(entries).map(async (campaign) => {
    for (const entry of campaign) await (dead ? giveUp(entry, services) : attempt(entry, services));
  });
  await Promise.all([...poisoned, ...campaigns]);
}

async function attempt({ envelope, message }: Entry, services: Services): Promise<void> {
  try {
    await digest(message, services);
    envelope.ack();
  } catch (error) {
    log("warn", "digest.failed", { ...subject(message), attempts: envelope.attempts, ...describe(error) });
    envelope.retry({ delaySeconds: retryDelay(envelope.attempts) });
  }
}

/** What failed too often: a turn is noted for GET /api/graph/status, an erasure is tried again. */
async function giveUp({ envelope, message }: Entry, services: Services): Promise<void> {
  log("error", "digest.given_up", subject(message));
  try {
    if (message.type === "campaign.deleted") await digest(message, services);
    else await note(message, "The turn could not be digested, however often it was tried", services);
    envelope.ack();
  } catch (error) {
    log("error", "digest.give_up_failed", { ...subject(message), attempts: envelope.attempts, ...describe(error) });
    const delaySeconds = message.type === "campaign.deleted" ? ERASE_AGAIN_SECONDS : retryDelay(envelope.attempts);
    envelope.retry({ delaySeconds });
  }
}

/** An unreadable message stays unreadable: it is noted at once, and never tried again. */
async function bury(
  envelope: Message,
  lost: LostTurn | null,
  fields: readonly string[],
  services: Services,
): Promise<void> {
  log("error", "queue.poison", { messageId: envelope.id, turnId: lost?.turnId ?? null, fields });
  try {
    if (lost) await note(lost, `The turn's message could not be read (${fields.join(", ")})`, services);
    envelope.ack();
  } catch (error) {
    log("error", "queue.bury_failed", { messageId: envelope.id, ...describe(error) });
    envelope.retry({ delaySeconds: retryDelay(envelope.attempts) });
  }
}

const note = ({ userId, campaignId, turnId }: LostTurn, error: string, { memory }: Services): Promise<void> =>
  memory.noteDeadLetter({ userId, campaignId }, { turnId, error });

const subject = (message: QueueMessage): Record<string, unknown> => ({
  type: message.type,
  campaignId: message.campaignId,
  turnId: message.type === "turn.completed" ? message.turnId : null,
});
