import type { TestProject } from "vitest/node";

import "./shared-stack.ts";
import { Stack } from "./stack.ts";

/** Vitest's global setup: one stack for as long as the project's tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await Stack.start();
  project.provide("sharedStack", { url: stack.url, dataDir: stack.dataDir });
  return () => stack.stop();
}
