import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";

import { ByProject } from "./by-project.ts";

/** How a test is marked that only `npm run test:long` runs, though it stands among short ones (docs/testing.md). */
const TAGS = [{ name: "long", description: "Too slow for every push: runs every night and before a release" }];

interface Run {
  /** Runs once before the tests of all projects and ends after them. */
  readonly globalSetup?: string[];
  /** How many files run at a time. Unless it is given, one for each core: Vitest would leave one core to itself, half of a laptop with two. */
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
