import { resolve } from "node:path";

import { backUp } from "./data/back-up.ts";
import { Failure, runScript } from "../tools/shared/failure.ts";
import { stackSettings } from "../tools/stack/settings.ts";

/** `npm run backup -- FOLDER`: copies DATA_DIR into a new folder. It also works while Lorehearth runs (docs/operations.md). */
await runScript(async () => {
  const folder = process.argv[3];
  if (!folder) throw new Failure("Say where to: npm run backup -- FOLDER");
  const { files, madeAt } = await backUp(stackSettings(process.env).dataDir, resolve(folder));
  console.log(`${Object.keys(files).length} files are backed up in ${resolve(folder)}, as of ${madeAt}.`);
});
