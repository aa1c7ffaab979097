import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { CampaignKey } from "#contracts/rpc/memory";
import { countPending } from "./domain/pending.ts";
import type { Services } from "./services.ts";

/** How far a campaign's turns are read into memory, and what could not be (design.md §8). */
export async function statusOf(
  key: CampaignKey,
  { chat, memory }: Pick<Services, "chat" | "memory">,
): Promise<GraphStatusAnswer> {
  const status = await memory.digestStatus(key);
  return {
    pending: await countPending(status, (after, limit) => chat.ledgerPage(key, after, limit)),
    lastDigestedTurnId: status.lastDigestedTurnId,
    deadLetters: status.deadLetters.map(({ turnId, error }) => ({ turnId, error })),
    rebuilding: status.rebuilding,
  };
}
