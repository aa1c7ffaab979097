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

/** Runs .dependency-cruiser.mjs on folders of a tree: violations, names of the rules, and the number of files read. */
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

/** The exit code is the number of violations, so only missing output is an error. */
function output(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args], { cwd, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) =>
      stdout.startsWith("{") ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    );
  });
}
