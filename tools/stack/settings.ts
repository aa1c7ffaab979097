import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { Failure } from "../shared/failure.ts";
import { ROOT } from "../shared/paths.ts";

export interface StackSettings {
  readonly port: number;
  /** The site's port for the browser, if another server is in front. */
  readonly sitePort?: number;
  /** Absolute. All of the players' data. */
  readonly dataDir: string;
}

/** PORT and DATA_DIR. A relative DATA_DIR starts at the repository's root. */
export function stackSettings(env: NodeJS.ProcessEnv): StackSettings {
  return { port: portOf(env["PORT"] || "8788"), dataDir: resolve(ROOT, env["DATA_DIR"] || ".wrangler/state") };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT must be a number from 1 to 65535 and is "${text}".`);
}

/** Makes the folder where it is missing, and refuses one that cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Permissions are not enough: root has all of them, and a disk can be read-only.
    const probe = join(dataDir, ".write-probe");
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new Failure(
      `DATA_DIR ${dataDir} cannot be written to (${reason}): choose another folder or change its rights.`,
    );
  }
}

/** One folder after the other: Node's recursive mkdir never ends where a file system refuses new folders with ENOENT. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
