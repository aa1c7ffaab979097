import { join } from "node:path";

import { QUIET_WRANGLER } from "../shared/quiet-wrangler.ts";
import { developmentVars } from "./secret.ts";

/** The environment for a wrangler that asks nobody, tells nobody and finds nobody else's workers. What was set for it goes first. */
export function wranglerEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...developmentVars(),
    ...process.env,
    ...QUIET_WRANGLER,
    // Two stacks on one machine have workers of the same names.
    WRANGLER_REGISTRY_PATH: join(dataDir, "registry"),
  };
}
