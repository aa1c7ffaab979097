import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

import { Failure } from "../../tools/shared/failure.ts";
import { hashOf, filesToBackUp, MANIFEST, type Manifest } from "./files.ts";

/**
 * Copies a data folder. It also works while Lorehearth uses the folder. Each database is copied with SQLite's online backup, so that the
 * copy is consistent. The copies are made one after the other, so they may differ by some messages; the objects resolve this by sending
 * their outboxes again.
 */
export async function backUp(dataDir: string, folder: string): Promise<Manifest> {
  if (!existsSync(join(dataDir, "v3"))) throw new Failure(`There is no data in ${dataDir}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Failure(`${folder} is not empty: a backup goes into a folder of its own.`);
  }
  const files: Record<string, string> = {};
  for (const path of filesToBackUp(dataDir)) {
    const [from, to] = [join(dataDir, path), join(folder, path)];
    mkdirSync(dirname(to), { recursive: true });
    if (path.endsWith(".sqlite")) await copyDatabase(from, to);
    else copyFileSync(from, to);
    files[path] = hashOf(to);
  }
  const manifest: Manifest = { madeAt: new Date().toISOString(), files };
  // The manifest is written last. A folder without a manifest is therefore no complete backup.
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
