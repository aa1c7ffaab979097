import { execFile } from "node:child_process";

import { Failure } from "./failure.ts";
import { ROOT } from "./paths.ts";

/** Runs a Node script to its end without showing what it says, unless it fails. */
export function runQuietly(
  what: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ["--no-warnings", ...args],
      { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => (error ? reject(new Failure(`${what} failed.\n${stdout}${stderr}`)) : resolve(stdout)),
    );
  });
}
