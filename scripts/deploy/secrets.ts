import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ConfiguredWorker } from "../../tools/stack/worker-configs.ts";
import { AUTH_SECRET } from "./settings.ts";
import type { Step } from "./step.ts";
import type { ConfigPath } from "./worker-config.ts";
import { type Wrangler, WranglerRefusal } from "./wrangler.ts";

const newSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Finds the secrets that each worker lacks. AUTH_SECRET must be the same in all four workers, is generated here, and cannot be read back.
 * So if one worker lacks it, all four get a new one, and all players must sign in again.
 */
export const secrets = (
  workers: readonly ConfiguredWorker[],
  given: Readonly<Record<string, string>>,
  configPath: ConfigPath,
): Step => ({
  name: "Secrets",
  commands: workers.map(({ worker }) => `wrangler ${listSecrets(configPath(worker)).join(" ")}`),
  remedy: "Check that the API token may read the workers of this account.",
  async run({ wrangler, found }) {
    const names = await Promise.all(workers.map(({ worker }) => secretNames(wrangler, configPath(worker))));
    const having = names.filter((each) => each.includes(AUTH_SECRET)).length;
    const fresh: Record<string, string> = having === workers.length ? {} : { [AUTH_SECRET]: newSecret() };
    for (const { worker, config } of workers) {
      const own = Object.entries(given).filter(([name]) => name in (config.vars ?? {}));
      found.secrets[worker] = { ...fresh, ...Object.fromEntries(own) };
    }
    const own = Object.keys(given).join(", ");
    const others = own === "" ? "" : `; ${own} from the environment`;
    if (having === workers.length) return `${AUTH_SECRET} stands${others}`;
    const first = having === 0 ? "" : "; it was in some workers only, so everybody signs in again";
    return `${AUTH_SECRET} made, to be uploaded with the workers${first}${others}`;
  },
});

/**
 * The arguments that list a worker's secrets. They name the worker's own configuration: at the root wrangler would otherwise use the
 * configuration of the Pages project and refuse, even with --name.
 */
const listSecrets = (config: string): string[] => ["secret", "list", "--config", config, "--format", "json"];

/** The names of a worker's secrets. There are none if the worker does not exist yet. */
async function secretNames(wrangler: Wrangler, config: string): Promise<string[]> {
  const list = listSecrets(config);
  const output = await wrangler(list);
  if (output.code === 0) return (JSON.parse(output.stdout) as readonly { name: string }[]).map((secret) => secret.name);
  if (/Worker ".*" not found/u.test(`${output.stdout}${output.stderr}`)) return [];
  throw new WranglerRefusal(list, output);
}

/**
 * Calls `run` with the path of a temporary file that contains these secrets and that only this user may read. If there are no secrets, the
 * path is null.
 */
export async function withSecretsFile<Result>(
  values: Readonly<Record<string, string>>,
  run: (path: string | null) => Promise<Result>,
): Promise<Result> {
  if (Object.keys(values).length === 0) return run(null);
  const folder = mkdtempSync(join(tmpdir(), "lorehearth-secrets-"));
  try {
    const path = join(folder, "secrets.json");
    writeFileSync(path, JSON.stringify(values), { mode: 0o600 });
    return await run(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
