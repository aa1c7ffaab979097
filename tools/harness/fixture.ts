import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fromRoot } from "../shared/paths.ts";
import type { CampaignView } from "./campaign-view.ts";

/** Data that earlier releases wrote, a folder each (e2e/fixtures/README.md). */
export const FIXTURES = fromRoot("e2e/fixtures");

/** The whole data folder, as the backup script makes it. */
export const DATA_ARCHIVE = "data-dir.zip";

/** What a release's players must find in its data: `expected.json`, written when the data was made. */
export interface Fixture {
  /** The release, such as "v0.1.0". */
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
  /** Its campaign file, below the release's folder. */
  readonly file: string;
  readonly view: CampaignView;
  /** The turn that redo restores; null where there is nothing to redo. */
  readonly redone: { readonly headTurnId: string | null; readonly text: string } | null;
  /** Words that only the undone turn has: memory finds them after redo only. Null where it has none. */
  readonly undone: string | null;
  /** An item that the player deleted from memory. */
  readonly forgotten: string | null;
  /** Words that the X-card retracted: they must not be found anywhere. */
  readonly erased: string | null;
  /** The player's next action. */
  readonly deed: string;
  /** A word that the reply to the action must have: the foe of a fight that is going on. */
  readonly foe: string | null;
}

export const readFixture = (release: string): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, release, "expected.json"), "utf8")) as Fixture;
