import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";

/** The folder for the installed tools. npm does not touch it until the next `npm ci`. */
const HOME = fromRoot("node_modules/.cache/lorehearth");

/**
 * Installs a tool from npm when a script needs it for the first time, without running install scripts. It is for tools that few people
 * need: they are no dependency, so that `npm ci` does not fetch them and their own dependencies.
 *
 * @param version the exact version
 * @param home the folder of the installed tools
 * @returns the absolute path of the tool's folder
 * @throws Failure with npm's message if the tool cannot be installed; no files of it remain then
 */
export async function onDemand(name: string, version: string, home = HOME): Promise<string> {
  const folder = join(home, `${name}-${version}`);
  const tool = join(folder, "node_modules", name);
  if (existsSync(tool)) return tool;
  await mkdir(home, { recursive: true });
  // The tool is installed in another folder, which is renamed afterwards. So the remains of an aborted install are never used as the tool.
  const unfinished = await mkdtemp(join(home, "unfinished-"));
  try {
    await writeFile(join(unfinished, "package.json"), '{"private":true}');
    const args = ["install", `${name}@${version}`, "--ignore-scripts", "--no-audit", "--no-fund"];
    await promisify(execFile)("npm", args, { cwd: unfinished });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has installed the tool meanwhile.
    if (existsSync(tool)) return tool;
    const { message, stderr } = error as Error & { stderr?: string };
    throw new Failure(`${name} ${version} could not be installed: ${stderr?.trim() || message}`);
  }
  return tool;
}
