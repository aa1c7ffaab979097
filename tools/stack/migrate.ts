import { join } from "node:path";

import { fingerprint, unlessMarked } from "../shared/fingerprint.ts";
import { TOOLS, installed } from "../shared/paths.ts";
import { runQuietly } from "../shared/run-quietly.ts";
import { wranglerEnv } from "./wrangler-env.ts";

/** Applies the migrations to the local D1 database in DATA_DIR, unless all are applied already. */
export async function migrate(dataDir: string, log: (line: string) => void): Promise<void> {
  // The marker file is in the folder of the database, so that both are deleted together.
  await unlessMarked(join(dataDir, "v3/d1/migrations.sha256"), fingerprint(["migrations/**/*.sql"]), async () => {
    log("Applying the database migrations…");
    const apply = ["d1", "migrations", "apply", "lorehearth", "--local", "--config", "workers/api/wrangler.toml"];
    const args = [installed(TOOLS.wrangler), ...apply, "--persist-to", dataDir];
    await runQuietly("Applying the database migrations", args, {
      env: { ...wranglerEnv(dataDir), CI: "true" },
    });
  });
}
