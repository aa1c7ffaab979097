import { existsSync, globSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { Failure } from "../../tools/shared/failure.ts";

/** What a folder below `v3/do` stores, in the words of docs/at-home.md. */
const STORES: Readonly<Record<string, string>> = {
  "lorehearth-chat-GameTable": "the story of a campaign",
  "lorehearth-memory-CampaignMemory": "the memory of a campaign",
};
const ASIDE = "damaged";

/** A database that SQLite cannot read completely. */
export interface DamagedFile {
  /** Relative to the data folder. */
  readonly path: string;
  readonly stores: string;
}

/** Finds the databases in a data folder that are damaged. */
export function damagedFiles(dataDir: string): DamagedFile[] {
  if (!existsSync(join(dataDir, "v3"))) throw new Failure(`There is no data in ${dataDir}.`);
  return globSync("v3/{d1,do}/**/*.sqlite", { cwd: dataDir })
    .filter((path) => !isWhole(join(dataDir, path)))
    .map((path) => ({ path, stores: STORES[basename(dirname(path))] ?? "accounts, worlds, campaigns and characters" }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

function isWhole(path: string): boolean {
  try {
    const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
    try {
      const rows = database.prepare("PRAGMA integrity_check(1)").all();
      return rows.length === 1 && Object.values(rows[0] ?? {})[0] === "ok";
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/**
 * Moves the database of a story or a memory into `damaged`, so that the campaign has an empty one. The database with the accounts is not
 * moved, because without it nobody could sign in.
 */
export function setAside(dataDir: string, { path }: DamagedFile): boolean {
  if (!(basename(dirname(path)) in STORES)) return false;
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (!existsSync(join(dataDir, file))) continue;
    mkdirSync(dirname(join(dataDir, ASIDE, file)), { recursive: true });
    renameSync(join(dataDir, file), join(dataDir, ASIDE, file));
  }
  return true;
}
