import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startChild } from "./shared/child.ts";
import { runScript } from "./shared/failure.ts";
import { ROOT, TOOLS, installed } from "./shared/paths.ts";
import { findChromium } from "./test/find-chromium.ts";
import { tally, type Tally } from "./test/tally.ts";

/** `npm test`: everything in workerd and in plain Node first, then the journeys on the built stack in a real Chromium. */
await runScript(async () => {
  const vitest = installed(TOOLS.vitest);
  const reports = mkdtempSync(join(tmpdir(), "lorehearth-test-"));
  const runs: Tally[] = [];
  try {
    const chromium = await findChromium(process.env);
    runs.push(await run(vitest, "vitest.config.ts", join(reports, "units.json"), process.env));
    const env = { ...process.env, CHROMIUM_PATH: chromium };
    runs.push(await run(vitest, "e2e/vitest.config.ts", join(reports, "journeys.json"), env));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const passed = runs.reduce((sum, each) => sum + each.passed, 0);
  const failed = runs.reduce((sum, each) => sum + each.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

async function run(vitest: string, config: string, report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [vitest, "run", "--config", config, ...reporters];
  const child = startChild(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
  return tally(report, await child.ended);
}
