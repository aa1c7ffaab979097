import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startChild } from "../../tools/shared/child.ts";
import { ROOT, TOOLS, fromRoot, installed } from "../../tools/shared/paths.ts";
import { findChromium } from "../../tools/harness/browser/find-chromium.ts";
import { fileTimes, slowestFiles, type FileTime } from "./slowest-files.ts";
import { failedFiles, failedTests, sum, tally, type Tally } from "./tally.ts";
import { CRASHES_FILE } from "../../tools/harness/stack/crashes.ts";
import { TIMINGS_FILE } from "./timings-reporter.ts";

/** One run of Vitest. */
interface Run {
  readonly config: string;
  /** An expression for Vitest's `--tags-filter`. Without it all tests run. */
  readonly tags?: string;
  /** True for journeys. A few of their files may fail once (see MAX_FLAKY_FILES). */
  readonly isInBrowser?: boolean;
}

/**
 * How many files of journeys may run a second time. A journey waits for a real browser, and a busy machine can be slower than any fixed
 * wait. More failures than this are a fault of the product.
 */
const MAX_FLAKY_FILES = 3;

/**
 * Runs Vitest with each configuration and prints the slowest files. The last line is `N passed, N failed`, which pipelines read. The exit
 * code says whether anything failed. Only some failed files run a second time: those that failed while the runtime of a stack crashed by
 * itself, and up to {@link MAX_FLAKY_FILES} files of journeys (docs/testing.md).
 */
export async function runTests(runs: readonly Run[]): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), "lorehearth-test-"));
  const tallies: Tally[] = [];
  const times: FileTime[] = [];
  try {
    // Look for Chromium first of all, so that a missing Chromium is reported before any test runs.
    const env = { ...process.env, CHROMIUM_PATH: await findChromium(process.env) };
    for (const [index, run] of runs.entries()) {
      const timings = join(reports, `${index}.timings.json`);
      const report = join(reports, `${index}.json`);
      const crashes = join(reports, `${index}.crashes`);
      const first = await vitest(run, report, { ...env, [TIMINGS_FILE]: timings, [CRASHES_FILE]: crashes });
      const failed = failedFiles(report);
      const reason = existsSync(crashes)
        ? "The runtime crashed by itself."
        : mayBeFlaky(run, failed)
          ? "Journeys may be slower than their waits."
          : null;
      tallies.push(reason === null ? first : await onceMore(run, first, { reason, report, env, failed }));
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

const mayBeFlaky = ({ isInBrowser = false }: Run, failed: readonly string[]): boolean =>
  isInBrowser && failed.length > 0 && failed.length <= MAX_FLAKY_FILES;

/** Why failed files run once more, and how. */
interface Again {
  readonly reason: string;
  readonly report: string;
  readonly env: NodeJS.ProcessEnv;
  readonly failed: readonly string[];
}

/** Runs the failed files once more. Their second result replaces the first. */
async function onceMore(run: Run, first: Tally, again: Again): Promise<Tally> {
  const { reason, report, env, failed } = again;
  if (failed.length === 0) return first;
  console.log(`${reason} These files run once more: ${failed.join(", ")}`);
  const second = await vitest(run, `${report}.again`, env, failed);
  const flaky = failedTests(report).filter((test) => !failedTests(`${report}.again`).includes(test));
  for (const test of flaky) console.log(`FLAKY, passed at the second try: ${test}`);
  return { passed: first.passed + Math.max(0, first.failed - second.failed), failed: second.failed };
}

async function vitest(
  { config, tags }: Run,
  report: string,
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): Promise<Tally> {
  const timings = fromRoot("scripts/test/timings-reporter.ts");
  const options = ["default", "json", timings].map((reporter) => `--reporter=${reporter}`);
  options.push(`--outputFile.json=${report}`);
  if (tags !== undefined) options.push(`--tagsFilter=${tags}`);
  const args = [installed(TOOLS.vitest), "run", "--config", config, ...options, ...files];
  const child = startChild(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
  return tally(report, await child.ended);
}
