import { installed } from "../../tools/shared/paths.ts";
import { runQuietly } from "../../tools/shared/run-quietly.ts";
import type { Step } from "./step.ts";

/** Makes a check that runs a tool's command line. */
const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: async () => void (await runQuietly(name, [installed(script), ...args])),
});

export const format = tool("format", "oxfmt/bin/oxfmt", "--check", ".");
export const lint = tool("lint", "oxlint/bin/oxlint", "--deny-warnings");
export const types = tool("types", "typescript/bin/tsc", "--build");
export const deadCode = tool("dead code", "knip/bin/knip.js", "--no-progress");
