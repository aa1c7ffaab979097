import type { Caller } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { RateLimits } from "./rate-limits.ts";
import type { Stages } from "./logging/stages.ts";

/** The bindings and context variables that every worker has. A worker may add its own. */
export interface WorkerEnv {
  Bindings: { AUTH_SECRET: string; ALLOWED_ORIGINS: string } & RateLimits;
  Variables: {
    requestId: string;
    caller: Caller;
    /** When the caller's session expires, in seconds since 1970. */
    sessionEndsAt: number;
    /** The key of the request's campaign. The middleware of `tenancy.ts` sets it after checking that the campaign is the caller's. */
    key: CampaignKey;
    /** How long each part of the request took. Written to the log and to the Server-Timing header. */
    stages: Stages;
    /** The campaign and the turn of the request, for the log, when the request's path does not contain them. */
    about?: { readonly campaignId: string; readonly turnId: string };
  };
}
