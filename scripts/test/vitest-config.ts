import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";

import { ByProject } from "./by-project.ts";

/** Marks a test in a short file that only `npm run test:long` runs (docs/testing.md). */
const TAGS = [{ name: "long", description: "Too slow for every push: runs every night and before a release" }];

interface Run {
  /** Runs once before the tests of all projects and is torn down after them. */
  readonly globalSetup?: string[];
  /** Files at a time; by default one for each core. Vitest itself would leave one core free, half of a laptop with two. */
  readonly maxWorkers?: number | string;
}

/** What all runs of tests have in common. */
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
      // Files share a runtime, so every file must leave it unchanged.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Hides the workers' log entries of level info. Warnings are shown: a test that provokes one expects it (expect-log.ts).
      onConsoleLog: (line) => !line.startsWith('{"level":"info"'),
      // A project without `include` would run every test file.
      projects: projects.filter(({ test }) => test?.include?.length),
    },
  });
