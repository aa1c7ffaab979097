import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from "vitest/config";

import { ByProject } from "./by-project.ts";

/** What all runs of unit and integration tests have in common. */
export const vitestConfig = (projects: TestProjectConfiguration[]): ViteUserConfig =>
  defineConfig({
    test: {
      // Vitest leaves one core to itself, which is half of a laptop with two.
      maxWorkers: "100%",
      sequence: { sequencer: ByProject },
      // The workers' own lines, one a request and a turn.
      onConsoleLog: (line) => !/^\{"level":"info","event":"(?:request|turn|digest)"/u.test(line),
      projects,
    },
  });
