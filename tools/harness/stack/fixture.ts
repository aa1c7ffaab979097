import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fromRoot } from "../../shared/paths.ts";
import type { CampaignView } from "../player/campaign-view.ts";

/** The folder with data that earlier releases wrote, one folder for each release (e2e/fixtures/README.md). */
export const FIXTURES = fromRoot("e2e/fixtures");

/** The archive with a release's whole data folder, as the backup script makes it. */
export const DATA_ARCHIVE = "data-dir.zip";

/** What players of a release must find in its data. It is read from `expected.json`, which was written together with the data. */
export interface Fixture {
  /** The name of the release, such as "v0.1.0". */
  readonly release: string;
  readonly madeAt: string;
  readonly players: readonly FixturePlayer[];
}

export interface FixturePlayer {
  readonly email: string;
  readonly password: string;
  readonly campaigns: readonly FixtureCampaign[];
}

export interface FixtureCampaign {
  readonly id: string;
  /** The campaign file, as a path below the release's folder. */
  readonly file: string;
  readonly view: CampaignView;
  /** The turn that redo restores; null if there is nothing to redo. */
  readonly redone: { readonly headTurnId: string | null; readonly text: string } | null;
  /** Words that only the undone turn has. Memory must find them only after redo. Null if it has no such words. */
  readonly undone: string | null;
  /** The text of an item that the player deleted from memory. */
  readonly forgotten: string | null;
  /** Words that were retracted by the X-card. They must not be found anywhere. */
  readonly erased: string | null;
  /** The player's next action. */
  readonly deed: string;
  /** A word that the reply to the player's next action must contain: the foe in an unfinished fight. */
  readonly foe: string | null;
}

export const readFixture = (release: string): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, release, "expected.json"), "utf8")) as Fixture;
