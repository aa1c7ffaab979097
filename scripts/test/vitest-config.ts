import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";

import { ByProject } from "./by-project.ts";

/** The tag for a test that only `npm run test:long` runs, in a file whose other tests are short (docs/testing.md). */
const TAGS = [{ name: "long", description: "Too slow for every push: runs every night and before a release" }];

interface Run {
  /** Files that run once before the tests of all projects. Their teardown runs after the tests. */
  readonly globalSetup?: string[];
  /**
   * How many files run at a time; by default one for each core. Vitest's own default leaves one core free, which is half of a laptop with
   * two.
   */
  readonly maxWorkers?: number | string;
}

/** The settings that all test runs share. */
export const vitestConfig = (
  projects: TestProjectInlineConfiguration[],
  { globalSetup = [], maxWorkers = "100%" }: Run = {},
): ViteUserConfig =>
  defineConfig({
    test: {
      tags: TAGS,
      maxWorkers,
      sequence: { sequencer: ByProject },
      globalSetup,
      // Files share a runtime, so every file must leave it unchanged. These settings undo mocks and stubs after each test.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Hides the workers' log entries of level info. Warnings are shown; a test that provokes a warning expects it (expect-log.ts).
      onConsoleLog: (line) => !line.startsWith('{"level":"info"'),
      // Projects without files are left out, because Vitest would run every test file for a project without `include`.
      projects: projects.filter(({ test }) => test?.include?.length),
    },
  });
