import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fromRoot } from "../shared/paths.ts";
import type { CampaignView } from "./campaign-view.ts";

/** What releases of before left behind, a folder each (e2e/fixtures/README.md). */
export const FIXTURES = fromRoot("e2e/fixtures");

/** The whole data folder, as the product's own backup makes it. */
export const DATA_ARCHIVE = "data-dir.zip";

/** What a release's players must find again in its data: `expected.json`, written when the data was made. */
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
  /** What redo brings back; null where there is nothing to redo. */
  readonly redone: { readonly headTurnId: string | null; readonly text: string } | null;
  /** What only the undone turn says: memory has it again after redo, and not before; null where it says nothing of its own. */
  readonly undone: string | null;
  /** What memory said before the player had it forgotten. */
  readonly forgotten: string | null;
  /** What the X-card took away: it must not be found anywhere. */
  readonly erased: string | null;
  /** What to do next. */
  readonly deed: string;
  /** A word that what comes of the deed must have in it: the foe of a fight that is on. */
  readonly foe: string | null;
}

export const readFixture = (release: string): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, release, "expected.json"), "utf8")) as Fixture;
