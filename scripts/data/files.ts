import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** What a backup says of itself: when it was made, and what each of its files has to be. */
export interface Manifest {
  readonly madeAt: string;
  /** SHA-256 by path, with forward slashes, from the backup's folder. */
  readonly files: Readonly<Record<string, string>>;
}

export const MANIFEST = "manifest.json";

/** What a running stack keeps beside its data and makes anew: its write-ahead logs (a copy has them in it), caches, addresses. */
const PASSING = /-(?:wal|shm)$|^registry\/|^v3\/cache\/|^tmp\//u;

/** All that has to be kept of a data folder, from the folder. */
export const keptFiles = (folder: string): string[] =>
  globSync("**/*", { cwd: folder })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !PASSING.test(path) && statSync(join(folder, path)).isFile())
    .toSorted();

export const hashOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");
