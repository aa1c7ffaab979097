import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { TOOLS, installed } from "../shared/paths.ts";
import { QUIET_WRANGLER } from "../shared/quiet-wrangler.ts";
import { runQuietly } from "../shared/run-quietly.ts";
import { WORKERS } from "../shared/workers.ts";
import { bundleCommand, minifyBundle } from "../shared/minified-worker.ts";
import type { Size } from "./size.ts";

/** The size of each worker's bundle after gzip, as a deployment uploads it. */
export async function workerBundles(): Promise<Size[]> {
  const out = mkdtempSync(join(tmpdir(), "lorehearth-bundles-"));
  try {
    const sizes: Size[] = [];
    for (const { name, budget } of WORKERS) {
      const folder = join(out, name);
      const args = [installed(TOOLS.wrangler), ...bundleCommand(`workers/${name}/wrangler.toml`, folder)];
      await runQuietly(`Building ${name}`, args, { env: { ...process.env, ...QUIET_WRANGLER } });
      sizes.push({ name: `worker ${name}`, kilobytes: await minifyBundle(folder), budget });
    }
    return sizes;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
