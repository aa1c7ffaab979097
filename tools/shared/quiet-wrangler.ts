import { fromRoot } from "./paths.ts";

/** Settings that stop wrangler from fetching data, sending metrics and writing log files. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  // Wrangler would otherwise write traces of every request and log entry into its own database, which takes a third of a turn's CPU time.
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
  // Wrangler is 10 MB of JavaScript. Compiling it only once saves 0.2 s of a core at each start.
  NODE_COMPILE_CACHE: fromRoot(".tsbuild/compile-cache"),
} as const;
