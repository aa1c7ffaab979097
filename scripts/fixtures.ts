import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { zipSync } from "fflate";

import { openBrowser } from "../tools/harness/browser/browser.ts";
import { DATA_ARCHIVE, FIXTURES, type Fixture } from "../tools/harness/stack/fixture.ts";
import { startSheetService } from "../tools/harness/servers/sheet-service.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { backUp } from "./data/back-up.ts";
import { playFixture } from "./fixtures/play-fixture.ts";
import { Failure, runScript } from "../tools/shared/failure.ts";
import { fromRoot } from "../tools/shared/paths.ts";
import { findChromium } from "../tools/harness/browser/find-chromium.ts";

/**
 * `npm run fixtures`: plays a few stories and saves their data and files as this release writes them. The folder is below e2e/fixtures and
 * named after the version in package.json. Later releases must be able to continue these stories.
 */
await runScript(async () => {
  const { version } = JSON.parse(await readFile(fromRoot("package.json"), "utf8")) as { version: string };
  const release = `v${version}`;
  const folder = join(FIXTURES, release);
  if (existsSync(folder))
    throw new Failure(`e2e/fixtures/${release} is there already: a release's data never changes.`);
  process.env["CHROMIUM_PATH"] = await findChromium(process.env);
  const [sheets, browser] = await Promise.all([startSheetService(), openBrowser()]);
  const stack = await Stack.start({ SHEET_SERVICE_URL: sheets.url });
  try {
    const { players, files } = await playFixture(stack.url, browser);
    const fixture: Fixture = { release, madeAt: new Date().toISOString(), players };
    await mkdir(join(folder, "campaigns"), { recursive: true });
    for (const [path, json] of Object.entries(files)) await writeFile(join(folder, path), json);
    await writeFile(join(folder, DATA_ARCHIVE), await zipOf(stack.dataDir));
    await writeFile(join(folder, "expected.json"), `${JSON.stringify(fixture, null, 2)}\n`);
    console.log(`e2e/fixtures/${release} holds ${Object.keys(files).length} campaigns.`);
  } finally {
    await browser.close();
    await stack.stop();
    await sheets.close();
  }
});

/** Makes a backup of a data folder and packs it into one archive. */
async function zipOf(dataDir: string): Promise<Uint8Array> {
  const backup = await mkdtemp(join(tmpdir(), "lorehearth-fixture-"));
  try {
    await backUp(dataDir, backup);
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const read = files.map(async (path) => [path.slice(backup.length + 1), await readFile(path)] as const);
    return zipSync(Object.fromEntries(await Promise.all(read)), { level: 9 });
  } finally {
    await rm(backup, { recursive: true, force: true });
  }
}
