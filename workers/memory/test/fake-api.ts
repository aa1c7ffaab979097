import { WorkerEntrypoint } from "cloudflare:workers";

import type { ApiRpc, Caller, Refusal } from "#contracts/rpc/api";
import type { ModelUsage, PermitAnswer, PermitRequest, UsageRpc } from "#contracts/rpc/usage";

/** The ids of sessions that have ended. */
export const signedOut = new Set(["revoked"]);

/** What embedding models have used, and whether the day's tokens are used up. */
export const embeddings: { used: ModelUsage[]; isSpent: boolean } = { used: [], isSpent: false };

/**
 * A fake api. A campaign belongs to a user if its id begins with the user's id and the user's session is valid. Every world has two
 * campaigns.
 */
export class FakeApi extends WorkerEntrypoint implements Pick<ApiRpc, "access">, UsageRpc {
  async requestPermit({ purpose }: PermitRequest): Promise<PermitAnswer> {
    if (embeddings.isSpent) return { ok: false, resetsAt: "2026-11-28T00:00:00.000Z" };
    return { ok: true, chosen: null, reservation: purpose };
  }

  async recordUsage(usage: ModelUsage): Promise<void> {
    embeddings.used.push(usage);
  }

  async access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }> {
    if (signedOut.has(caller.sid)) return { ok: false, refusal: "session" };
    if (campaignId !== null && !campaignId.startsWith(`${caller.userId}-`)) return { ok: false, refusal: "campaign" };
    return { ok: true };
  }

  async campaignsOfWorld({ userId }: Caller, worldId: string): Promise<string[]> {
    return ["first", "second"].map((name) => `${userId}-${worldId}-${name}`);
  }
}
