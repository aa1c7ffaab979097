import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { Failure } from "../../tools/shared/failure.ts";
import { hashOf, MANIFEST, type Manifest } from "./files.ts";

/** Restores a backup to a folder that is empty. It checks every file of the backup before it writes the first one. */
export function restore(folder: string, dataDir: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Failure(`${folder} is no backup: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const broken = Object.entries(manifest.files).filter(
    ([file, hash]) => !existsSync(join(folder, file)) || hashOf(join(folder, file)) !== hash,
  );
  if (broken.length > 0) {
    throw new Failure(`The backup is damaged, and nothing was restored: ${broken.map(([file]) => file).join(", ")}.`);
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Failure(`There is data in ${dataDir}: stop Lorehearth and move the folder aside first.`);
  }
  for (const file of Object.keys(manifest.files)) {
    mkdirSync(dirname(join(dataDir, file)), { recursive: true });
    copyFileSync(join(folder, file), join(dataDir, file));
  }
  return manifest;
}
