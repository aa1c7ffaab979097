import { writeFileSync } from "node:fs";

import type { Reporter, TestModule } from "vitest/node";

import type { FileTime } from "./slowest-files.ts";

/** The environment variable with the path to write to. */
export const TIMINGS_FILE = "LOREHEARTH_TEST_TIMINGS";

/** Vitest's reporter for `npm test`: writes the duration of each file. The JSON reporter leaves out hooks, which start whole stacks. */
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
