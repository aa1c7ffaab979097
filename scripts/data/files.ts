import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** A backup's manifest: when it was made, and the hashes of its files. */
export interface Manifest {
  readonly madeAt: string;
  /** SHA-256 by path, with forward slashes, from the backup's folder. */
  readonly files: Readonly<Record<string, string>>;
}

export const MANIFEST = "manifest.json";

/** Files that a stack makes again: write-ahead logs (the copies include them), caches, addresses. */
const TEMPORARY = /-(?:wal|shm)$|^registry\/|^v3\/cache\/|^tmp\//u;

/** The files to back up, relative to the data folder. */
export const filesToBackUp = (folder: string): string[] =>
  globSync("**/*", { cwd: folder })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !TEMPORARY.test(path) && statSync(join(folder, path)).isFile())
    .toSorted();

export const hashOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");
