import { join } from "node:path";

import { QUIET_WRANGLER } from "../shared/quiet-wrangler.ts";
import { developmentVars } from "./secret.ts";

/** The environment of wrangler: quiet, and with its own registry of workers. Variables that are set already go first. */
export function wranglerEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...developmentVars(),
    ...process.env,
    ...QUIET_WRANGLER,
    // Two stacks on one machine have workers with the same names.
    WRANGLER_REGISTRY_PATH: join(dataDir, "registry"),
  };
}
