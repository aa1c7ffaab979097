import type { QueueMessage } from "#contracts/queue/messages";
import type { CampaignKey, DigestLogRpc, DigestStatus } from "#contracts/rpc/memory";

/** The memory that lists the messages of all campaigns that were given up. No player has this id. */
export const GIVEN_UP: CampaignKey = { userId: "health", campaignId: "given-up" };

/** Adds a message to the list that the operator sees. It has ids only. */
export async function listGivenUp(
  message: Pick<QueueMessage, "type" | "userId" | "campaignId"> & { readonly turnId?: string },
  at: Date,
  memory: Pick<DigestLogRpc, "noteDeadLetter">,
): Promise<void> {
  const { type, campaignId, turnId } = message;
  const name = turnId ?? `${type} ${campaignId}`;
  await memory.noteDeadLetter(GIVEN_UP, { turnId: name, error: `${at.toISOString()} ${type} ${campaignId}` });
}

/** The messages that were given up since an instant, newest first. */
export const givenUpSince = (letters: DigestStatus["deadLetters"], since: Date): string[] =>
  letters.map(({ turnId, error }) => `${error} ${turnId}`).filter((line) => line >= since.toISOString());
