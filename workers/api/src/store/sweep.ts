import { type SQL, sql } from "drizzle-orm";

import { FORGOTTEN_AFTER } from "../domain/lockout.ts";
import type { Database } from "./database.ts";
import { dayOf } from "./usage.ts";

/** For how long the counts of tokens and the ids of erased campaigns are kept. Days. */
export const KEPT_DAYS = 90;

const DAY_MS = 86_400_000;
/** Rows deleted by one statement. D1 answers nobody else meanwhile, so it must be short. */
const BATCH = 500;
/** Statements for each table in one call: more than a day makes. What is left waits for the next day. */
const BATCHES = 200;

/**
 * Deletes the rows that nobody needs any more (docs/operations.md, "How long rows are kept"). The daily round calls it. Returns how many
 * rows were deleted. It may stop at any point, and the next call goes on.
 */
export async function sweep(db: Database, at: Date): Promise<number> {
  const now = at.toISOString();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const kept = before(KEPT_DAYS * DAY_MS);
  const old: readonly (readonly [table: string, condition: SQL])[] = [
    ["usage", sql`day < ${dayOf(kept)}`],
    ["model_usage", sql`day < ${dayOf(kept)}`],
    ["connection_usage", sql`day < ${dayOf(kept)}`],
    ["closed_usage", sql`day < ${dayOf(kept)}`],
    ["failed_attempts", sql`last_at < ${before(FORGOTTEN_AFTER).toISOString()} AND locked_until < ${now}`],
    ["token_reservations", sql`expires_at < ${now}`],
    // Of an older version.
    ["reservations", sql`expires_at < ${now}`],
    ["sessions", sql`expires_at < ${now}`],
    ["mailed_links", sql`expires_at < ${now}`],
    // After this time no message about the campaign is under way, so nothing can bring its objects back.
    ["deleted_campaigns", sql`erased_at < ${kept.toISOString()}`],
  ];
  let rows = 0;
  for (const [name, condition] of old) {
    const table = sql.identifier(name);
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const chosen = sql`SELECT rowid FROM ${table} WHERE ${condition} LIMIT ${BATCH}`;
      const { meta } = await db.run(sql`DELETE FROM ${table} WHERE rowid IN (${chosen})`);
      rows += meta.changes;
      if (meta.changes < BATCH) break;
    }
  }
  return rows;
}
