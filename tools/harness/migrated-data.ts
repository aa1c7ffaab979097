import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { fingerprint } from "../shared/fingerprint.ts";
import { fromRoot } from "../shared/paths.ts";
import { migrate } from "../stack/migrate.ts";
import { addRegulars } from "./regulars.ts";

/** The folder for data with these migrations applied and accounts that nobody has used yet. */
const folderOf = (print: string): string => fromRoot(".tsbuild", "migrated", print);

/** Copies a data folder as the first `npm start` leaves it, with the regulars. A copy takes no time; applying the migrations takes seconds. */
export async function copyMigratedData(dataDir: string): Promise<void> {
  await cp(await migratedData(), dataDir, { recursive: true });
}

/** The folder to copy. Makes it where it is missing. */
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
    // Another run made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
