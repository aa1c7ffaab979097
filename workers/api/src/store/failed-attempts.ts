import { inArray, sql } from "drizzle-orm";

import { FORGOTTEN_AFTER, LOCKOUT, lockSeconds, type Counted } from "../domain/lockout.ts";
import type { Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { failedAttempts } from "./schema.ts";

/** One counter: what it counts, and its key in the table. */
export interface Counter {
  readonly counted: Counted;
  readonly key: string;
}

/**
 * Counts an attempt as failed before it is made, so that a thousand attempts at the same time count as a thousand. `undoAttempt` removes
 * it if the attempt succeeds. Returns when the lock ends, or null if the attempt may be made. While locked, nothing is counted.
 */
export async function countAttempt(db: Database, counters: readonly Counter[], at: Date): Promise<Date | null> {
  const now = at.toISOString();
  const stale = new Date(at.getTime() - FORGOTTEN_AFTER).toISOString();
  const keys = counters.map(({ key }) => key);
  const locked = sql`key IN (${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}) AND locked_until > ${now}`;
  const count = ({ key, counted }: Counter) =>
    insertIf(
      db,
      failedAttempts,
      { key, failures: 1, lastAt: now, lockedUntil: "" },
      sql`NOT EXISTS (SELECT 1 FROM failed_attempts WHERE ${locked})`,
    ).onConflictDoUpdate({
      target: failedAttempts.key,
      set: {
        failures: sql`CASE WHEN last_at < ${stale} THEN 1 ELSE failures + 1 END`,
        lastAt: now,
        lockedUntil: sql`CASE WHEN last_at < ${stale} THEN '' ELSE ${lockedUntil(counted, at)} END`,
      },
    });
  const [[row]] = await db.batch([
    db
      .select({ until: sql<string | null>`MAX(locked_until)`.as("until") })
      .from(failedAttempts)
      .where(locked),
    ...counters.map(count),
  ]);
  return row?.until ? new Date(row.until) : null;
}

/** The end of the lock as SQL, computed from the number of earlier failures. */
function lockedUntil(counted: Counted, at: Date) {
  const rule = LOCKOUT[counted];
  const until = (failures: number) => new Date(at.getTime() + lockSeconds(rule, failures) * 1000).toISOString();
  const growing = Array.from({ length: 7 }, (_, over) => rule.free + over);
  const cases = growing.map((failures) => sql`WHEN ${failures} THEN ${until(failures)}`);
  const longest = until(Number.MAX_SAFE_INTEGER);
  return sql`CASE failures + 1 ${sql.join(cases, sql` `)} ELSE CASE WHEN failures + 1 < ${rule.free} THEN '' ELSE ${longest} END END`;
}

/**
 * Undoes the count of an attempt that succeeded. All failures of the account are forgotten. For the address only this attempt is removed,
 * because the right password of one account must not allow more guesses at other accounts.
 */
export async function undoAttempt(db: Database, counters: readonly Counter[]): Promise<void> {
  const keys = (ofAddress: boolean) =>
    counters.filter(({ counted }) => (counted === "address") === ofAddress).map(({ key }) => key);
  await db.batch([
    db.delete(failedAttempts).where(inArray(failedAttempts.key, keys(false))),
    db
      .update(failedAttempts)
      .set({ failures: sql`MAX(0, failures - 1)`, lockedUntil: "" })
      .where(inArray(failedAttempts.key, keys(true))),
  ]);
}
