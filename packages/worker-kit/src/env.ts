import type { Caller } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { RateLimits } from "./rate-limits.ts";
import type { Stages } from "./logging/stages.ts";

/** What every worker has, whatever else it has. */
export interface WorkerEnv {
  Bindings: { AUTH_SECRET: string; ALLOWED_ORIGINS: string } & RateLimits;
  Variables: {
    requestId: string;
    caller: Caller;
    /** When the caller's sign-in ends, in seconds since 1970. */
    sessionEndsAt: number;
    /** The campaign that the request is about. Set by the middleware of `tenancy.ts`, once it is the caller's. */
    key: CampaignKey;
    /** What the request's parts took, for its log line and Server-Timing. */
    stages: Stages;
    /** What the request is about, for its log line, where its address does not say it. */
    about?: { readonly campaignId: string; readonly turnId: string };
  };
}
