import { fromRoot } from "./paths.ts";

/** Settings that stop wrangler from fetching data, sending metrics and writing log files. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  // Traces of every request and log entry in wrangler's own database: a third of a turn's CPU time here.
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
  // Wrangler is 10 MB of JavaScript: compiled once, each start takes 0.2 s of a core less.
  NODE_COMPILE_CACHE: fromRoot(".tsbuild/compile-cache"),
} as const;
