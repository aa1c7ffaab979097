import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { unzipSync } from "fflate";

import { restore } from "../scripts/data/restore.ts";
import { Player } from "../tools/harness/player/player.ts";
import { DATA_ARCHIVE, FIXTURES, type FixturePlayer } from "../tools/harness/stack/fixture.ts";

/** The releases whose data are under e2e/fixtures. */
export const RELEASES = readdirSync(FIXTURES).filter((name) => /^v\d/u.test(name));

/** Restores the data of a release into an empty folder. The data is a backup. */
export async function restoreFixture(release: string, dataDir: string): Promise<void> {
  const backup = await mkdtemp(join(tmpdir(), "lorehearth-fixture-"));
  try {
    for (const [path, bytes] of Object.entries(unzipSync(await readFile(join(FIXTURES, release, DATA_ARCHIVE))))) {
      await mkdir(dirname(join(backup, path)), { recursive: true });
      await writeFile(join(backup, path), bytes);
    }
    restore(backup, dataDir);
  } finally {
    await rm(backup, { recursive: true, force: true });
  }
}

/** Signs in the players of a release's data. Returns them by their email. */
export async function signInAll(url: string, players: readonly FixturePlayer[]): Promise<Map<string, Player>> {
  const signedIn = new Map<string, Player>();
  for (const { email, password } of players) {
    const player = new Player(url, email, password);
    await player.signIn();
    signedIn.set(email, player);
  }
  return signedIn;
}
