import { fromRoot } from "./paths.ts";

/** What keeps wrangler from asking the network, telling about us, and writing logs of its own. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  // A trace of every request and log line, kept in a database of wrangler's own: a third of what a turn costs here.
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
  // Wrangler is 10 MB of JavaScript: compiled once, each start takes 0.2 s of a core less.
  NODE_COMPILE_CACHE: fromRoot(".tsbuild/compile-cache"),
} as const;
