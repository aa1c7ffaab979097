import type { QueueMessage, TurnCompleted } from "#contracts/queue/messages";
import { describe, log, startStages } from "#worker-kit/logging";
import { catchUp } from "./catch-up.ts";
import { digest } from "./digest.ts";
import { readingOrder } from "../domain/reading-order.ts";
import { type LostTurn, readMessage } from "../domain/read-message.ts";
import { retryDelay } from "../domain/retry-delay.ts";
import { listGivenUp } from "../operator-health/given-up.ts";
import type { Services } from "../services.ts";

/** The platform's queue for messages that failed too often (wrangler.toml). */
const DEAD_LETTERS = "turns-dead";

/** Erasures and rebuilds that failed too often are tried again every hour, for as long as the queue keeps the message. */
const AGAIN_SECONDS = 3_600;

interface Entry {
  readonly envelope: Message;
  readonly message: QueueMessage;
}

/** Processes a batch of messages from either queue. Each message is acknowledged or retried separately, so that none blocks another. */
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
    if (dead) {
      for (const entry of campaign) await giveUp(entry, services);
      return;
    }
    let read: TurnCompleted | null = null;
    for (const { envelope, message } of campaign) {
      const done = await attempt({ envelope, message }, services);
      if (done && message.type === "turn.completed") read = message;
    }
    const turn = campaign.find(({ message }) => message.type === "turn.completed");
    if (read) await catchUp(read, read.number, services);
    // Vectors are made after the last turn of the batch, so that a slow embedding model delays no turn.
    if (turn) await services.vectors.tend(turn.message);
  });
  await Promise.all([...poisoned, ...campaigns]);
}

/** Processes one message. Returns whether it succeeded. */
async function attempt({ envelope, message }: Entry, services: Services): Promise<boolean> {
  const stages = startStages();
  try {
    await stages.time("total", digest(message, services));
    envelope.ack();
    log("info", "digest", { ...subject(message), attempts: envelope.attempts, stages: stages.all() });
    return true;
  } catch (error) {
    log("warn", "digest.failed", { ...subject(message), attempts: envelope.attempts, ...describe(error) });
    envelope.retry({ delaySeconds: retryDelay(envelope.attempts) });
    return false;
  }
}

/**
 * Handles a message that failed too often. A turn is recorded for GET /api/graph/status. An erasure or a rebuild is tried again. Other
 * messages are dropped, because they will be sent again the next day or with the next turn.
 */
async function giveUp({ envelope, message }: Entry, services: Services): Promise<void> {
  log("error", "digest.given_up", subject(message));
  await listForOperator(message, services);
  const promised = message.type === "campaign.deleted" || message.type === "campaign.rebuild";
  try {
    if (message.type === "turn.completed") {
      await note(message, "The turn could not be digested, however often it was tried", services);
    } else if (promised) await digest(message, services);
    envelope.ack();
  } catch (error) {
    log("error", "digest.give_up_failed", { ...subject(message), attempts: envelope.attempts, ...describe(error) });
    envelope.retry({ delaySeconds: promised ? AGAIN_SECONDS : retryDelay(envelope.attempts) });
  }
}

/** Sends an unreadable message to the dead letters at once, because a retry would not help. */
async function bury(
  envelope: Message,
  lost: LostTurn | null,
  fields: readonly string[],
  services: Services,
): Promise<void> {
  log("error", "queue.poison", { messageId: envelope.id, turnId: lost?.turnId ?? null, fields });
  if (lost) await listForOperator({ type: "turn.completed", ...lost }, services);
  try {
    if (lost) await note(lost, `The turn's message could not be read (${fields.join(", ")})`, services);
    envelope.ack();
  } catch (error) {
    log("error", "queue.bury_failed", { messageId: envelope.id, ...describe(error) });
    envelope.retry({ delaySeconds: retryDelay(envelope.attempts) });
  }
}

/** The operator's list is a convenience: a message is handled also if it cannot be listed. */
const listForOperator = (message: Parameters<typeof listGivenUp>[0], { memory }: Services): Promise<void> =>
  listGivenUp(message, new Date(), memory).catch((error: unknown) =>
    log("warn", "digest.unlisted", { campaignId: message.campaignId, ...describe(error) }),
  );

const note = ({ userId, campaignId, turnId }: LostTurn, error: string, { memory }: Services): Promise<void> =>
  memory.noteDeadLetter({ userId, campaignId }, { turnId, error });

const subject = (message: QueueMessage): Record<string, unknown> => ({
  type: message.type,
  campaignId: message.campaignId,
  turnId: message.type === "turn.completed" ? message.turnId : null,
});
