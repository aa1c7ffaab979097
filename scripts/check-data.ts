import { join } from "node:path";

import { damagedFiles, setAside } from "./data/check-data.ts";
import { runScript } from "../tools/shared/failure.ts";
import { stackSettings } from "../tools/stack/settings.ts";

/**
 * `npm run check-data`: reads every database of DATA_DIR completely and names those that are damaged. With `--set-aside` it
 * moves damaged stories and memories out of the way; stop Lorehearth first (docs/at-home.md, "Damaged data").
 */
await runScript(async () => {
  const { dataDir } = stackSettings(process.env);
  const damaged = damagedFiles(dataDir);
  if (damaged.length === 0) console.log(`All databases in ${dataDir} are whole.`);
  for (const file of damaged) {
    const moved = process.argv.includes("--set-aside") && setAside(dataDir, file);
    console.log(
      `${file.path}, ${file.stores}, is damaged${moved ? `, and is now in ${join(dataDir, "damaged")}` : ""}.`,
    );
  }
  process.exitCode = damaged.length === 0 ? 0 : 1;
});
