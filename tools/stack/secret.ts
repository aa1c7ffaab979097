import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import { fromRoot } from "../shared/paths.ts";

/**
 * Reads .dev.vars at the root. If it has no AUTH_SECRET, writes one into it, so that sessions survive a restart. The workers have no
 * .dev.vars of their own, so wrangler takes their secrets and variables from its environment. In this way all workers have the same secret.
 */
export function developmentVars(): Readonly<Record<string, string | undefined>> {
  const path = fromRoot(".dev.vars");
  const vars = existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
  if (vars["AUTH_SECRET"]) return vars;
  const secret = randomBytes(32).toString("base64url");
  appendFileSync(path, `# Signs the sessions of this machine.\nAUTH_SECRET=${secret}\n`, { mode: 0o600 });
  return { ...vars, AUTH_SECRET: secret };
}
