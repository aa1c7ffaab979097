import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

import { Failure } from "./failure.ts";

/** The repository's root, without a slash at the end. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

export const fromRoot = (...parts: string[]): string => join(ROOT, ...parts);

/** The path of a script of an installed tool. Throws a Failure if the dependencies are missing. */
export function installed(tool: string): string {
  const path = fromRoot("node_modules", tool);
  if (!existsSync(path)) throw new Failure('The dependencies are not installed: run "npm ci" first.');
  return path;
}

/** The entry scripts of tools that run in their own process. */
export const TOOLS = {
  wrangler: "wrangler/wrangler-dist/cli.js",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
} as const;
