import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const VERSION = "1.19.0";
/** Outside the repository: it is measured beside, never a dependency. */
const HOME = join(tmpdir(), `lorehearth-sillytavern-${VERSION}`);

/** Where SillyTavern lies in the folder it was installed to, or that is its own; null where it does not. */
export function findSillyTavern(folder = HOME): string | null {
  const places = [resolve(folder, "node_modules/sillytavern"), resolve(folder)];
  return places.find((place) => existsSync(join(place, "server.js"))) ?? null;
}

/** Installs it from npm, without running anybody's install scripts. */
export async function installSillyTavern(): Promise<string | null> {
  const found = findSillyTavern();
  if (found) return found;
  await mkdir(HOME, { recursive: true });
  await writeFile(join(HOME, "package.json"), '{"private":true}');
  const args = ["install", `sillytavern@${VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", args, { cwd: HOME });
  return findSillyTavern();
}
