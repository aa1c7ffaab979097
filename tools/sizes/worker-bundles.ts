import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { TOOLS, installed } from "../shared/paths.ts";
import { QUIET_WRANGLER } from "../shared/quiet-wrangler.ts";
import { runQuietly } from "../shared/run-quietly.ts";
import { WORKERS } from "../shared/workers.ts";
import type { Size } from "./size.ts";

/** The size of each worker's bundle after gzip, as wrangler reports it. */
export async function workerBundles(): Promise<Size[]> {
  const out = mkdtempSync(join(tmpdir(), "lorehearth-bundles-"));
  try {
    const sizes: Size[] = [];
    for (const { name, budget } of WORKERS) {
      const build = ["deploy", "--dry-run", "--minify", "--outdir", join(out, name)];
      const args = [installed(TOOLS.wrangler), ...build, "--config", `workers/${name}/wrangler.toml`];
      const env = { ...process.env, ...QUIET_WRANGLER };
      const output = await runQuietly(`Building ${name}`, args, { env });
      const gzip = /gzip: ([\d.]+) KiB/.exec(output)?.[1];
      if (gzip === undefined) throw new Error(`wrangler did not say how large ${name} is:\n${output}`);
      sizes.push({ name: `worker ${name}`, kilobytes: Number(gzip), budget });
    }
    return sizes;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
