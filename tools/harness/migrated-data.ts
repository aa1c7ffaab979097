import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { fingerprint } from "../shared/fingerprint.ts";
import { fromRoot } from "../shared/paths.ts";
import { migrate } from "../stack/migrate.ts";
import { addRegulars } from "./regulars.ts";

/** Where a data folder lies that these very migrations were applied to, with players who have accounts and have not played yet. */
const folderOf = (print: string): string => fromRoot(".tsbuild", "migrated", print);

/** Makes a data folder as `npm start` leaves it at its first start, and with the regulars. Applying the migrations takes wrangler seconds, a copy none. */
export async function copyMigratedData(dataDir: string): Promise<void> {
  await cp(await migratedData(), dataDir, { recursive: true });
}

/** The folder to copy from, made where it is missing. */
async function migratedData(): Promise<string> {
  const folder = folderOf(fingerprint(["migrations/**/*.sql", "tools/harness/regulars.ts"]));
  if (existsSync(folder)) return folder;
  await mkdir(join(folder, ".."), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  try {
    await migrate(unfinished, () => {});
    await addRegulars(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
