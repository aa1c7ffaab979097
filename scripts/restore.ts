import { resolve } from "node:path";

import { restore } from "./data/restore.ts";
import { Failure, runScript } from "../tools/shared/failure.ts";
import { stackSettings } from "../tools/stack/settings.ts";

/** `npm run restore -- FOLDER`: restores a backup to DATA_DIR, which must be empty (docs/operations.md). */
await runScript(async () => {
  const folder = process.argv[3];
  if (!folder) throw new Failure("Say where from: npm run restore -- FOLDER");
  const { dataDir } = stackSettings(process.env);
  const { files, madeAt } = restore(resolve(folder), dataDir);
  console.log(`${Object.keys(files).length} files as of ${madeAt} are in ${dataDir}: npm start goes on from there.`);
});
