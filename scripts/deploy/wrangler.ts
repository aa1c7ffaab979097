import { execFile } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

import { TOOLS, ROOT, installed } from "../../tools/shared/paths.ts";
import { QUIET_WRANGLER } from "../../tools/shared/quiet-wrangler.ts";

/** What wrangler answered: its exit code and all it said. */
export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs wrangler with these arguments to its end. Never throws for what wrangler refuses. */
export type Wrangler = (args: readonly string[]) => Promise<Said>;

/** @param cli wrangler's entry script; another one stands in for it in tests */
export function wranglerAt(cli: string = installed(TOOLS.wrangler), more: NodeJS.ProcessEnv = {}): Wrangler {
  // CI: it asks nothing. Without colours its words can be read here.
  const env = { ...process.env, ...QUIET_WRANGLER, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", ...more };
  return (args) =>
    new Promise((resolve, reject) => {
      const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024, encoding: "utf8" as const };
      const child = execFile(process.execPath, ["--no-warnings", cli, ...args], options, (error, stdout, stderr) => {
        if (error && typeof error.code !== "number") reject(error);
        else resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
      });
      child.stdin?.end();
    });
}

/** What wrangler refused, in its own words. */
export class WranglerRefusal extends Error {
  override readonly name = "WranglerRefusal";

  constructor(args: readonly string[], { code, stdout, stderr }: Said) {
    // It colours its errors whatever the environment says.
    const words = stripVTControlCharacters(`${stderr}\n${stdout}`).trim();
    super(`wrangler ${args.join(" ")} ended with code ${code}:\n${words}`);
  }
}

/** Its answer where it did what it was told; throws its words where it did not. */
export async function outputOf(wrangler: Wrangler, args: readonly string[]): Promise<string> {
  const said = await wrangler(args);
  if (said.code !== 0) throw new WranglerRefusal(args, said);
  return said.stdout;
}

/** The JSON it answers with. Some commands say a line or two before it. */
export async function jsonOf<Answer>(wrangler: Wrangler, args: readonly string[]): Promise<Answer> {
  const stdout = await outputOf(wrangler, args);
  const start = stdout.search(/^[[{]/mu);
  return JSON.parse(start < 0 ? stdout : stdout.slice(start)) as Answer;
}
