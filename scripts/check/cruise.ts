import { execFile } from "node:child_process";

import { fromRoot, installed } from "../../tools/shared/paths.ts";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

/**
 * Checks folders of a file tree with .dependency-cruiser.mjs. Returns the violations, the names of the rules, and the number of files read.
 */
export async function cruise(
  folders: readonly string[],
  tree: string,
): Promise<{ violations: Violation[]; rules: string[]; files: number }> {
  const cruiser = installed("dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [cruiser, "--config", fromRoot(".dependency-cruiser.mjs"), "--output-type", "json", ...folders];
  const { modules, summary } = JSON.parse(await output(args, tree)) as Cruise;
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    files: modules.length,
  };
}

/**
 * Runs a Node script and returns its output. Only missing output is an error, because dependency-cruiser's exit code is the number of
 * violations.
 */
function output(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args], { cwd, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) =>
      stdout.startsWith("{") ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    );
  });
}
