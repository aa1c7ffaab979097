import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";

/** npm leaves this folder alone until the next `npm ci`. */
const HOME = fromRoot("node_modules/.cache/lorehearth");

/**
 * Installs a tool from npm the first time it is asked for, without running anybody's install scripts. For tools that few need: they
 * are no dependency, so that `npm ci` does not fetch them and what they bring along.
 *
 * @param version exact
 * @param home the folder that keeps the tools
 * @returns the tool's own folder, absolute
 * @throws Failure with npm's own words where it cannot be installed; nothing is left of it then
 */
export async function onDemand(name: string, version: string, home = HOME): Promise<string> {
  const folder = join(home, `${name}-${version}`);
  const tool = join(folder, "node_modules", name);
  if (existsSync(tool)) return tool;
  await mkdir(home, { recursive: true });
  // Installed beside and then renamed: an install that is cut short is never taken for the tool.
  const unfinished = await mkdtemp(join(home, "unfinished-"));
  try {
    await writeFile(join(unfinished, "package.json"), '{"private":true}');
    const args = ["install", `${name}@${version}`, "--ignore-scripts", "--no-audit", "--no-fund"];
    await promisify(execFile)("npm", args, { cwd: unfinished });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Two that installed it at the same time: the other was first.
    if (existsSync(tool)) return tool;
    const { message, stderr } = error as Error & { stderr?: string };
    throw new Failure(`${name} ${version} could not be installed: ${stderr?.trim() || message}`);
  }
  return tool;
}
