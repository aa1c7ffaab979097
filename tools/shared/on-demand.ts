import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";

/** npm does not touch this folder until the next `npm ci`. */
const HOME = fromRoot("node_modules/.cache/lorehearth");

/**
 * Installs a tool from npm when a script first needs it, without install scripts. For tools that few people need: they are no
 * dependency, so that `npm ci` does not fetch them and their dependencies.
 *
 * @param version exact
 * @param home the folder of the installed tools
 * @returns the absolute path of the tool's folder
 * @throws Failure with npm's message where it cannot be installed; nothing is left of it then
 */
export async function onDemand(name: string, version: string, home = HOME): Promise<string> {
  const folder = join(home, `${name}-${version}`);
  const tool = join(folder, "node_modules", name);
  if (existsSync(tool)) return tool;
  await mkdir(home, { recursive: true });
  // Installed elsewhere and then renamed, so that an aborted install is never taken for the tool.
  const unfinished = await mkdtemp(join(home, "unfinished-"));
  try {
    await writeFile(join(unfinished, "package.json"), '{"private":true}');
    const args = ["install", `${name}@${version}`, "--ignore-scripts", "--no-audit", "--no-fund"];
    await promisify(execFile)("npm", args, { cwd: unfinished });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process installed it meanwhile.
    if (existsSync(tool)) return tool;
    const { message, stderr } = error as Error & { stderr?: string };
    throw new Failure(`${name} ${version} could not be installed: ${stderr?.trim() || message}`);
  }
  return tool;
}
