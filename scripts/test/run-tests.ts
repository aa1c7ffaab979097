import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startChild } from "../shared/child.ts";
import { ROOT, TOOLS, fromRoot, installed } from "../shared/paths.ts";
import { findChromium } from "./find-chromium.ts";
import { fileTimes, slowestFiles, type FileTime } from "./slowest-files.ts";
import { sum, tally, type Tally } from "./tally.ts";
import { TIMINGS_FILE } from "./timings-reporter.ts";

/**
 * Runs Vitest with each of the configurations, one after the other, names the files that took longest, and ends with the line that pipelines
 * read: `N passed, N failed`.
 * The exit code says whether anything failed. Nothing is run a second time.
 */
export async function runTests(configs: readonly string[]): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), "lorehearth-test-"));
  const tallies: Tally[] = [];
  const times: FileTime[] = [];
  try {
    // First of all: who has none is told so before anything was run.
    const env = { ...process.env, CHROMIUM_PATH: await findChromium(process.env) };
    for (const [run, config] of configs.entries()) {
      const timings = join(reports, `${run}.timings.json`);
      tallies.push(await vitest(config, join(reports, `${run}.json`), { ...env, [TIMINGS_FILE]: timings }));
      times.push(...fileTimes(timings));
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(slowestFiles(times));
  const { passed, failed } = sum(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function vitest(config: string, report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const timings = fromRoot("scripts/test/timings-reporter.ts");
  const reporters = ["default", "json", timings].map((reporter) => `--reporter=${reporter}`);
  reporters.push(`--outputFile.json=${report}`);
  const args = [installed(TOOLS.vitest), "run", "--config", config, ...reporters];
  const child = startChild(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
  return tally(report, await child.ended);
}
