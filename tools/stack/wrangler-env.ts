import { join } from "node:path";

import { QUIET_WRANGLER } from "../shared/quiet-wrangler.ts";
import { developmentVars } from "./secret.ts";

/**
 * The environment for wrangler. It makes wrangler quiet and gives it a registry of workers of its own. Variables that are already set win.
 */
export function wranglerEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...developmentVars(),
    ...process.env,
    ...QUIET_WRANGLER,
    // Each stack needs its own registry, because two stacks on one machine have workers with the same names.
    WRANGLER_REGISTRY_PATH: join(dataDir, "registry"),
  };
}
