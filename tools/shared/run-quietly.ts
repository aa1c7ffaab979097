import { execFile, type ExecFileOptions } from "node:child_process";

import { Failure } from "./failure.ts";
import { ROOT } from "./paths.ts";

/** Runs a Node script. Its output is shown only if it fails. Resolves with its stdout. */
export function runQuietly(what: string, args: readonly string[], options: ExecFileOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ["--no-warnings", ...args],
      { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, ...options, encoding: "utf8" },
      (error, stdout, stderr) => (error ? reject(new Failure(`${what} failed.\n${stdout}${stderr}`)) : resolve(stdout)),
    );
  });
}
