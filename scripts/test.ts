import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startChild } from "./shared/child.ts";
import { runScript } from "./shared/failure.ts";
import { ROOT, TOOLS, installed } from "./shared/paths.ts";
import { askAgain } from "./test/ask-again.ts";
import { findChromium } from "./test/find-chromium.ts";
import { sum, tally, type ByFile } from "./test/tally.ts";

/** How often CI asks a file again in which a test failed. At the desk nothing is asked twice. */
const TIMES = process.env["CI"] ? 2 : 0;

/** `npm test`: everything in workerd and in plain Node first, then the journeys on the built stack in a real Chromium. */
await runScript(async () => {
  const vitest = installed(TOOLS.vitest);
  const reports = mkdtempSync(join(tmpdir(), "lorehearth-test-"));
  const all = (config: string, env: NodeJS.ProcessEnv) =>
    askAgain((files) => run([vitest, "run", "--config", config, ...files], reports, env), TIMES, console.log);
  const tallies = [];
  try {
    const chromium = await findChromium(process.env);
    tallies.push(sum(await all("vitest.config.ts", process.env)));
    tallies.push(sum(await all("e2e/vitest.config.ts", { ...process.env, CHROMIUM_PATH: chromium })));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const passed = tallies.reduce((total, each) => total + each.passed, 0);
  const failed = tallies.reduce((total, each) => total + each.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

async function run(args: readonly string[], reports: string, env: NodeJS.ProcessEnv): Promise<ByFile> {
  const report = join(mkdtempSync(join(reports, "run-")), "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const stdio = ["ignore", "inherit", "inherit"] as const;
  const child = startChild(process.execPath, [...args, ...reporters], { cwd: ROOT, env, stdio: [...stdio] });
  return tally(report, await child.ended);
}
