import { sql, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";

import type { Caller } from "#contracts/rpc/api";
import { notAuthenticated } from "#worker-kit/errors";
import { now, type Database } from "./database.ts";

/**
 * SQL for the caller's user id while their session stands, and for NULL, which equals nothing, once it is revoked or over.
 * Every query on a player's rows says `user_id = owner`, so that ownership and session are checked by the statement that reads
 * or writes, in the same moment.
 */
export type Owner = SQL<string>;

const ownerOf = ({ sid, userId }: Caller): Owner =>
  sql<string>`(SELECT s.user_id FROM sessions s WHERE s.sid = ${sid} AND s.user_id = ${userId} AND s.revoked_at IS NULL AND s.expires_at > ${now()})`;

/**
 * Runs the caller's queries in one D1 batch, which is one transaction; null where the session no longer stands, and then none
 * of them has seen or changed anything. In a batch, selected columns need names that differ: D1 hands rows over as objects.
 */
export async function ifOwner<const Queries extends readonly BatchItem<"sqlite">[]>(
  db: Database,
  caller: Caller,
  queries: (owner: Owner) => Queries,
): Promise<BatchResponse<Queries> | null> {
  const owner = ownerOf(caller);
  const sessionQuery = db.select({ userId: sql<string | null>`${owner}`.as("user_id") }).from(sql`(SELECT 1)`);
  const [session, ...results] = await db.batch([sessionQuery, ...queries(owner)]);
  return session[0]?.userId ? results : null;
}

/** As `ifOwner`, for a request: without a standing session it is refused as not authenticated. */
export async function asOwner<const Queries extends readonly BatchItem<"sqlite">[]>(
  db: Database,
  caller: Caller,
  queries: (owner: Owner) => Queries,
): Promise<BatchResponse<Queries>> {
  const results = await ifOwner(db, caller, queries);
  if (!results) throw notAuthenticated();
  return results;
}
