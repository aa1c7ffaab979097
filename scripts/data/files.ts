import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** A backup's manifest: when it was made, and the hashes of its files. */
export interface Manifest {
  readonly madeAt: string;
  /** The SHA-256 of each file by its path. Paths use forward slashes and begin at the backup's folder. */
  readonly files: Readonly<Record<string, string>>;
}

export const MANIFEST = "manifest.json";

/**
 * Matches files that are not backed up, because a stack makes them again: write-ahead logs (the database copies include their content),
 * caches, and addresses.
 */
const TEMPORARY = /-(?:wal|shm)$|^registry\/|^v3\/cache\/|^tmp\//u;

/** The files to back up, relative to the data folder. */
export const filesToBackUp = (folder: string): string[] =>
  globSync("**/*", { cwd: folder })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !TEMPORARY.test(path) && statSync(join(folder, path)).isFile())
    .toSorted();

export const hashOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");
