/** The gateway's bindings, declared in the wrangler.toml of the repository root: the four workers and nothing else. */
export interface GatewayEnv {
  readonly API: Fetcher;
  readonly CHAT: Fetcher;
  readonly MEMORY: Fetcher;
  readonly GRAPH: Fetcher;
}

export type ServiceName = keyof GatewayEnv;
