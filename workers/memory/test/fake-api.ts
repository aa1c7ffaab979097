import { WorkerEntrypoint } from "cloudflare:workers";

import type { ApiRpc, Caller, Refusal } from "#contracts/rpc/api";
import type { EmbeddedTexts, EmbeddingRpc } from "#contracts/rpc/usage";

/** The ids of sessions that have ended. */
export const signedOut = new Set(["revoked"]);

/** What was counted for embedding models, what of it was taken back, and whether the day's tokens are used up. */
export const embeddings: { counted: EmbeddedTexts[]; takenBack: EmbeddedTexts[]; isSpent: boolean } = {
  counted: [],
  takenBack: [],
  isSpent: false,
};

/**
 * A fake api. A campaign belongs to a user if its id begins with the user's id and the user's session is valid. Every world has two
 * campaigns.
 */
export class FakeApi extends WorkerEntrypoint implements Pick<ApiRpc, "access">, EmbeddingRpc {
  async countEmbedding(texts: EmbeddedTexts): Promise<string | null> {
    if (embeddings.isSpent) return null;
    embeddings.counted.push(texts);
    return "2026-11-27";
  }

  async uncountEmbedding(texts: EmbeddedTexts): Promise<void> {
    embeddings.takenBack.push(texts);
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
