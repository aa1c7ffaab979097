import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";

import { ByProject } from "./by-project.ts";

/**
 * What all runs of tests have in common.
 * @param globalSetup runs once before the tests of all projects and ends after them
 */
export const vitestConfig = (projects: TestProjectInlineConfiguration[], ...globalSetup: string[]): ViteUserConfig =>
  defineConfig({
    test: {
      // Vitest leaves one core to itself, which is half of a laptop with two.
      maxWorkers: "100%",
      sequence: { sequencer: ByProject },
      globalSetup,
      // What one file changes, the next one must not find changed: they share a runtime.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // The workers' own lines, one a request and a turn. Those that warn are shown: a test that provokes one says so (expect-log.ts).
      onConsoleLog: (line) => !line.startsWith('{"level":"info"'),
      // A project that names no files would take in all that look like tests.
      projects: projects.filter(({ test }) => test?.include?.length),
    },
  });
