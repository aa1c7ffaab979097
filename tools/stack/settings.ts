import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { Failure } from "../shared/failure.ts";
import { ROOT } from "../shared/paths.ts";

export interface StackSettings {
  readonly port: number;
  /** The port of the site for the browser, if another server is in front of the stack. */
  readonly sitePort?: number;
  /** The absolute path of the folder with all of the players' data. */
  readonly dataDir: string;
}

/** Reads PORT and DATA_DIR. A relative DATA_DIR begins at the repository's root. */
export function stackSettings(env: NodeJS.ProcessEnv): StackSettings {
  return { port: portOf(env["PORT"] || "8788"), dataDir: resolve(ROOT, env["DATA_DIR"] || ".wrangler/state") };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT must be a number from 1 to 65535 and is "${text}".`);
}

/** Makes the data folder if it is missing, and refuses one that cannot be written to. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Stories, addresses and password hashes are in it. Other users of the machine must not read them.
    chmodSync(dataDir, 0o700);
    // Write a file to try it. Checking permissions is not enough: root has all permissions, and a disk can be read-only.
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

/**
 * Makes the folder and its parents one after the other. Node's recursive mkdir never ends if a file system refuses new folders with ENOENT.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
