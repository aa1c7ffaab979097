import { sql, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";

import type { Caller } from "#contracts/rpc/api";
import { notAuthenticated } from "#worker-kit/errors";
import { now, type Database } from "./database.ts";

/**
 * SQL for the caller's user id while the session is valid. Once the session is revoked or expired, it is NULL, which equals nothing.
 * Every query on a player's rows contains `user_id = owner`. So the statement that reads or writes also checks ownership and session, at
 * the same moment.
 */
export type Owner = SQL<string>;

const ownerOf = ({ sid, userId }: Caller): Owner =>
  sql<string>`(SELECT s.user_id FROM sessions s WHERE s.sid = ${sid} AND s.user_id = ${userId} AND s.revoked_at IS NULL AND s.expires_at > ${now()})`;

/**
 * Runs the caller's queries in one D1 batch, which is one transaction. Null if the session is not valid; then no query has read or
 * changed anything. Selected columns of a batch need different names, because D1 returns rows as objects.
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

/** Like `ifOwner`, but throws "not authenticated" if the session is not valid. */
export async function asOwner<const Queries extends readonly BatchItem<"sqlite">[]>(
  db: Database,
  caller: Caller,
  queries: (owner: Owner) => Queries,
): Promise<BatchResponse<Queries>> {
  const results = await ifOwner(db, caller, queries);
  if (!results) throw notAuthenticated();
  return results;
}
