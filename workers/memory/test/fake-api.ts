import { WorkerEntrypoint } from "cloudflare:workers";

import type { ApiRpc, Caller, Refusal } from "#contracts/rpc/api";

/** Knows one rule: a campaign is its user's when its id begins with that user's; sessions named `revoked` have ended. */
export class FakeApi extends WorkerEntrypoint implements Pick<ApiRpc, "access"> {
  async access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }> {
    if (caller.sid === "revoked") return { ok: false, refusal: "session" };
    if (campaignId !== null && !campaignId.startsWith(`${caller.userId}-`)) return { ok: false, refusal: "campaign" };
    return { ok: true };
  }
}
