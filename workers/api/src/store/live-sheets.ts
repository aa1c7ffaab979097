import { and, eq, inArray, lt, not, sql } from "drizzle-orm";

import type { SheetsUpdate } from "#contracts/rpc/api";
import type { Database } from "./database.ts";
import { campaigns, characters } from "./schema.ts";

/** The most characters of one update. A party has at most four; D1 takes at most 100 parameters for a statement. */
const MOST_SHEETS = 50;
/** The longest live sheet that is stored, as JSON. Chat sends shorter ones. UTF-16 units. */
const LONGEST_SHEET = 100_000;

/**
 * Sets the live sheets of a campaign's characters to those of the table. An update that arrives after a later one is dropped. No session is
 * checked, because a turn may end after its player has signed out.
 */
export async function recordSheets(db: Database, { userId, campaignId, epoch, sheets }: SheetsUpdate): Promise<void> {
  const kept = sheets.slice(0, MOST_SHEETS).filter((sheet) => JSON.stringify(sheet).length <= LONGEST_SHEET);
  const isEarlier = and(
    eq(characters.campaignId, campaignId),
    eq(characters.userId, userId),
    lt(characters.liveEpoch, epoch),
    // A character outlives a deleted campaign, but its story does not.
    sql`EXISTS (SELECT 1 FROM ${campaigns} c WHERE c.id = ${campaignId} AND c.user_id = ${userId})`,
  );
  const ids = kept.map(({ characterId }) => characterId);
  await db.batch([
    db
      .update(characters)
      .set({ live: null, liveEpoch: epoch })
      .where(and(isEarlier, ids.length > 0 ? not(inArray(characters.id, ids)) : undefined)),
    ...kept.map((live) =>
      db
        .update(characters)
        .set({ live, liveEpoch: epoch })
        .where(and(isEarlier, eq(characters.id, live.characterId))),
    ),
  ]);
}
