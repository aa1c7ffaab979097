import { join } from "node:path";

import { startChild } from "../tools/shared/child.ts";
import { Failure, runScript } from "../tools/shared/failure.ts";
import { onDemand } from "../tools/shared/on-demand.ts";
import { ROOT } from "../tools/shared/paths.ts";

/**
 * The version of drizzle-kit. It is installed only when this script needs it, because it depends on packages that are no longer maintained
 * (@esbuild-kit).
 */
const VERSION = "0.31.11";

/**
 * `npm run migrations`: writes the next numbered SQL file of migrations/ from api's database schema. wrangler and the tests apply the files
 * in order. Options after `--`, such as `--name`, are passed to drizzle-kit.
 */
await runScript(async () => {
  const kit = await onDemand("drizzle-kit", VERSION);
  const what = ["--dialect=sqlite", "--schema=./workers/api/src/store/schema.ts", "--out=./migrations"];
  const args = [join(kit, "bin.cjs"), "generate", ...what, ...process.argv.slice(3)];
  // drizzle-kit runs in this terminal, because it asks whether a column is new or was renamed.
  const code = await startChild(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).ended;
  if (code !== 0) throw new Failure(`drizzle-kit ended with code ${code}. Its own words are above.`);
});
