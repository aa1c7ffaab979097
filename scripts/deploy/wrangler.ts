import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { TOOLS, ROOT, installed } from "../../tools/shared/paths.ts";
import { QUIET_WRANGLER } from "../../tools/shared/quiet-wrangler.ts";

/** The result of a run of wrangler. */
export interface WranglerResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs wrangler with these arguments. Does not throw if wrangler fails.
 * @param folder the working directory, as a path from the root; by default the root
 */
export type Wrangler = (args: readonly string[], folder?: string) => Promise<WranglerResult>;

/**
 * Makes a function that runs wrangler.
 * @param cli wrangler's entry script; tests use another one
 */
export function wranglerAt(cli: string = installed(TOOLS.wrangler), more: NodeJS.ProcessEnv = {}): Wrangler {
  // If CI is set, wrangler asks no questions. Without colours, its output can be parsed.
  const env = { ...process.env, ...QUIET_WRANGLER, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", ...more };
  return (args, folder = ".") =>
    new Promise((settle, reject) => {
      const options = { cwd: resolve(ROOT, folder), env, maxBuffer: 64 * 1024 * 1024, encoding: "utf8" as const };
      const child = execFile(process.execPath, ["--no-warnings", cli, ...args], options, (error, stdout, stderr) => {
        if (error && typeof error.code !== "number") reject(error);
        else settle({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
      });
      child.stdin?.end();
    });
}

/** The error for a failed run of wrangler. It has wrangler's message. */
export class WranglerRefusal extends Error {
  override readonly name = "WranglerRefusal";

  constructor(args: readonly string[], { code, stdout, stderr }: WranglerResult) {
    // wrangler colours its errors although the environment forbids it, so remove the colours.
    const words = stripVTControlCharacters(`${stderr}\n${stdout}`).trim();
    super(`wrangler ${args.join(" ")} ended with code ${code}:\n${words}`);
  }
}

/** The stdout of a successful run. If the run fails, throws wrangler's message. */
export async function outputOf(wrangler: Wrangler, args: readonly string[], folder?: string): Promise<string> {
  const output = await wrangler(args, folder);
  if (output.code !== 0) throw new WranglerRefusal(args, output);
  return output.stdout;
}

/** The JSON that a command prints. Some commands print other lines before the JSON, which are skipped. */
export async function jsonOf<Answer>(wrangler: Wrangler, args: readonly string[]): Promise<Answer> {
  const stdout = await outputOf(wrangler, args);
  const start = stdout.search(/^[[{]/mu);
  return JSON.parse(start < 0 ? stdout : stdout.slice(start)) as Answer;
}
