import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { fingerprint } from "../../shared/fingerprint.ts";
import { fromRoot } from "../../shared/paths.ts";
import { migrate } from "../../stack/migrate.ts";
import { addReadyAccounts } from "../player/ready-accounts.ts";

/** The path of the data folder in which the migrations are applied and no account was used yet. */
const folderOf = (print: string): string => fromRoot(".tsbuild", "migrated", print);

/**
 * Copies a data folder in the state after the first `npm start`, with ready-made accounts (regulars.ts). Copying takes almost no time;
 * applying the migrations takes seconds.
 */
export async function copyMigratedData(dataDir: string): Promise<void> {
  await cp(await migratedData(), dataDir, { recursive: true });
}

/** The path of the folder to copy. The folder is made if it is missing. */
async function migratedData(): Promise<string> {
  const folder = folderOf(fingerprint(["migrations/**/*.sql", "tools/harness/player/ready-accounts.ts"]));
  if (existsSync(folder)) return folder;
  await mkdir(join(folder, ".."), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  try {
    await migrate(unfinished, () => {});
    await addReadyAccounts(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // If the folder exists now, another test run has made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
