/** The gateway's bindings in the root's wrangler.toml: the four workers and nothing else. */
export interface GatewayEnv {
  readonly API: Fetcher;
  readonly CHAT: Fetcher;
  readonly MEMORY: Fetcher;
  readonly GRAPH: Fetcher;
}

export type ServiceName = keyof GatewayEnv;
