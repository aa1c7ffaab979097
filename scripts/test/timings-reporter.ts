import { writeFileSync } from "node:fs";

import type { Reporter, TestModule } from "vitest/node";

import type { FileTime } from "./slowest-files.ts";

/** The environment variable with the path of the file to write. */
export const TIMINGS_FILE = "LOREHEARTH_TEST_TIMINGS";

/**
 * A reporter of Vitest for `npm test`: writes the duration of each test file. Vitest's JSON reporter leaves out the time of hooks, in which
 * whole stacks are started.
 */
export default class TimingsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[TIMINGS_FILE];
    if (path === undefined) return;
    const times = modules.map((each): FileTime => ({
      file: each.relativeModuleId,
      milliseconds: each.diagnostic().duration,
    }));
    writeFileSync(path, JSON.stringify(times));
  }
}
