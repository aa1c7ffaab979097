import type { Caller } from "#contracts/rpc/api";

/** What every worker has, whatever else it has. */
export interface WorkerEnv {
  Bindings: { AUTH_SECRET: string; ALLOWED_ORIGINS: string };
  Variables: { requestId: string; caller: Caller };
}
