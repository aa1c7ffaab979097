/** The gateway's bindings, declared in the wrangler.toml of the repository root: the four workers. */
export interface GatewayEnv {
  readonly API: Fetcher;
  readonly CHAT: Fetcher;
  readonly MEMORY: Fetcher;
  readonly GRAPH: Fetcher;
  /** An `AtHome` as JSON, on a machine of one's own. Production has none. */
  readonly AT_HOME?: string;
}

export type ServiceName = Exclude<keyof GatewayEnv, "AT_HOME">;
