import type { TestProject } from "vitest/node";

import { startOpenIdServer } from "./openid-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the issuer that replaces Google. */
    openIdIssuer: string;
  }
}

/** Vitest's global setup: an OpenID server for as long as the project's tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOpenIdServer();
  project.provide("openIdIssuer", server.issuer);
  return () => server.stop();
}
