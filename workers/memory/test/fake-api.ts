import { WorkerEntrypoint } from "cloudflare:workers";

import type { ApiRpc, Caller, Refusal } from "#contracts/rpc/api";

/** Sign-ins that have ended. */
export const signedOut = new Set(["revoked"]);

/** Knows one rule: a campaign is its user's when its id begins with that user's, while their sign-in stands. A world's are two. */
export class FakeApi extends WorkerEntrypoint implements Pick<ApiRpc, "access"> {
  async access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }> {
    if (signedOut.has(caller.sid)) return { ok: false, refusal: "session" };
    if (campaignId !== null && !campaignId.startsWith(`${caller.userId}-`)) return { ok: false, refusal: "campaign" };
    return { ok: true };
  }

  async campaignsOfWorld({ userId }: Caller, worldId: string): Promise<string[]> {
    return ["first", "second"].map((name) => `${userId}-${worldId}-${name}`);
  }
}
