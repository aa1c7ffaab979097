import { join } from "node:path";

import { fingerprint, unlessMarked } from "../shared/fingerprint.ts";
import { TOOLS, installed } from "../shared/paths.ts";
import { runQuietly } from "../shared/run-quietly.ts";
import { wranglerEnv } from "./wrangler-env.ts";

/** Brings the local D1 database in DATA_DIR up to the migrations, unless it stands there already. */
export async function migrate(dataDir: string, say: (line: string) => void): Promise<void> {
  // The marker lies with the database: where that is deleted, so is the marker.
  await unlessMarked(join(dataDir, "v3/d1/migrations.sha256"), fingerprint(["migrations/**/*.sql"]), async () => {
    say("Applying the database migrations…");
    const apply = ["d1", "migrations", "apply", "lorehearth", "--local", "--config", "workers/api/wrangler.toml"];
    const args = [installed(TOOLS.wrangler), ...apply, "--persist-to", dataDir];
    await runQuietly("Applying the database migrations", args, {
      env: { ...wranglerEnv(dataDir), CI: "true" },
    });
  });
}
