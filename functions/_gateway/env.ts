/** What the gateway is bound to, as wrangler.toml at the root names it: the four workers and nothing else. */
export interface GatewayEnv {
  readonly API: Fetcher;
  readonly CHAT: Fetcher;
  readonly MEMORY: Fetcher;
  readonly GRAPH: Fetcher;
}

export type ServiceName = keyof GatewayEnv;
