import { TOOLS, fromRoot, installed } from "../../tools/shared/paths.ts";
import { QUIET_WRANGLER } from "../../tools/shared/quiet-wrangler.ts";
import { runQuietly } from "../../tools/shared/run-quietly.ts";
import { WORKERS } from "../../tools/shared/workers.ts";

/** Fails unless the type of each worker's Env in the repository equals what `wrangler types` makes of its wrangler.toml. */
export async function workerTypes(): Promise<void> {
  for (const { name, env } of WORKERS) {
    const shape = ["--include-runtime=false", "--strict-vars=false", "--env-interface", env];
    const args = [installed(TOOLS.wrangler), "types", "--check", ...shape, "worker-configuration.d.ts"];
    await runQuietly(`wrangler types of ${name}`, args, {
      cwd: fromRoot("workers", name),
      env: { ...process.env, ...QUIET_WRANGLER },
    });
  }
}
