import { join } from "node:path";

import { developmentVars } from "./secret.ts";

/** The environment for a wrangler that asks nobody, tells nobody and finds nobody else's workers. What was set for it goes first. */
export function wranglerEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...developmentVars(),
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
    // Two stacks on one machine have workers of the same names.
    WRANGLER_REGISTRY_PATH: join(dataDir, "registry"),
  };
}
