import { availableParallelism } from "node:os";

import type { TestProjectInlineConfiguration } from "vitest/config";

import { ROOT, fromRoot } from "../../tools/shared/paths.ts";
import { testsBelow, type Part } from "./projects.ts";
import { playsOnSharedStack } from "./transitive-imports.ts";

/**
 * Settings of all journeys. They share one Chromium. One test file more than there are cores runs at a time, because each file waits for
 * pages during a third of its time.
 */
export const JOURNEYS = {
  globalSetup: [fromRoot("tools/harness/browser/shared-browser.setup.ts")],
  maxWorkers: availableParallelism() + 1,
};

/**
 * The journeys, over HTTP and in a real Chromium. One project has the files that start their own stack, the other the files that share a
 * stack.
 */
export function journeyProjects(part: Part): TestProjectInlineConfiguration[] {
  const { shared = [], own = [] } = Object.groupBy(testsBelow(["e2e"], part), (file) =>
    playsOnSharedStack(fromRoot(file)) ? "shared" : "own",
  );
  return [
    journeys(`${part === "long" ? "long, " : ""}own stack`, own, []),
    journeys(`${part === "long" ? "long, " : ""}shared stack`, shared, [
      fromRoot("tools/harness/stack/shared-stack.setup.ts"),
    ]),
  ];
}

const journeys = (name: string, include: string[], globalSetup: string[]) => ({
  test: {
    root: ROOT,
    name,
    include,
    globalSetup,
    environment: "node" as const,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The timeout is long, because a busy machine is slow.
    expect: { poll: { timeout: 20_000 } },
  },
});
