import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { findChromium } from "./find-chromium.ts";
import { chromiumOptions } from "./browser.ts";
import "./shared-browser.ts";

/** Vitest's global setup: one Chromium for as long as the tests run. Each test file connects to it and makes its own contexts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env["CHROMIUM_PATH"] ??= await findChromium(process.env);
  const server = await chromium.launchServer(chromiumOptions());
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
