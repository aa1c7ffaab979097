import type { ServiceName } from "./route.ts";

/** The gateway's bindings, declared in the wrangler.toml of the repository root: the four workers. */
export interface GatewayEnv extends Readonly<Record<ServiceName, Fetcher>> {
  /** An `AtHome` as JSON, on a machine of one's own. Production has none. */
  readonly AT_HOME?: string;
}
