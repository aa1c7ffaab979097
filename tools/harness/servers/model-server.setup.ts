import type { TestProject } from "vitest/node";

import { startModelServer } from "./model-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the model server. */
    modelServer: string;
  }
}

/** Vitest's global setup: a model server for as long as the project's tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startModelServer();
  project.provide("modelServer", server.baseUrl);
  return () => server.close();
}
