import { eq, sql } from "drizzle-orm";

import type { Caller } from "#contracts/rpc/api";
import { now, type Database } from "./database.ts";
import { asOwner, type Owner } from "./owned.ts";
import {
  campaigns,
  characters,
  closedUsage,
  connections,
  connectionUsage,
  deletedCampaigns,
  googleAccounts,
  mailedLinks,
  modelChoices,
  modelUsage,
  olderReservations,
  openImports,
  reservations,
  sessions,
  usage,
  users,
  worlds,
} from "./schema.ts";
import { dayOf } from "./usage.ts";

/**
 * The prefix that replaces the mail address of a closed account. No real address begins with it. So the old address can be used for a new
 * account at once.
 */
export const CLOSED = "deleted:";

/**
 * Deletes an account's rows in one transaction. A user row without name, address and password stays, and so do the ids of the campaigns
 * whose tables, vectors and memories must be erased. They are removed when graph has confirmed the last erasure (erasures.ts).
 */
export async function closeAccount(db: Database, caller: Caller): Promise<void> {
  await asOwner(db, caller, (owner) => [
    db
      .insert(deletedCampaigns)
      .select(sql`SELECT id, user_id, ${now()}, NULL, 0, NULL FROM campaigns WHERE user_id = ${owner}`)
      .onConflictDoNothing(),
    // An unfinished import has a table and a memory, too.
    db
      .insert(deletedCampaigns)
      .select(sql`SELECT campaign_id, user_id, ${now()}, NULL, 0, NULL FROM open_imports WHERE user_id = ${owner}`)
      .onConflictDoNothing(),
    db.delete(openImports).where(eq(openImports.userId, owner)),
    db.delete(characters).where(eq(characters.userId, owner)),
    db.delete(campaigns).where(eq(campaigns.userId, owner)),
    db.delete(worlds).where(eq(worlds.userId, owner)),
    countAsClosed(db, owner),
    db.delete(usage).where(eq(usage.userId, owner)),
    db.delete(modelUsage).where(eq(modelUsage.userId, owner)),
    db.delete(connections).where(eq(connections.userId, owner)),
    db.delete(connectionUsage).where(eq(connectionUsage.userId, owner)),
    db.delete(modelChoices).where(eq(modelChoices.userId, owner)),
    db.delete(reservations).where(eq(reservations.userId, owner)),
    db.delete(olderReservations).where(eq(olderReservations.userId, owner)),
    db.delete(googleAccounts).where(eq(googleAccounts.userId, owner)),
    db.delete(mailedLinks).where(eq(mailedLinks.userId, owner)),
    db
      .update(users)
      .set({ email: sql`${CLOSED} || id`, displayName: "", passwordHash: "" })
      .where(eq(users.id, owner)),
    // Sessions are deleted last: without a session, the other statements would match no rows.
    db.delete(sessions).where(eq(sessions.userId, owner)),
  ]);
}

/**
 * Adds what the account used today to the count of deleted accounts, without its name. What is reserved for running work counts as used,
 * because the work goes on, and nobody can settle it any more.
 */
function countAsClosed(db: Database, owner: Owner) {
  const day = dayOf(new Date());
  const tokens = sql`SELECT COALESCE(SUM(t.tokens), 0) AS tokens FROM (
    SELECT input_tokens + output_tokens AS tokens FROM usage WHERE user_id = ${owner} AND day = ${day}
    UNION ALL SELECT input_tokens + output_tokens FROM model_usage WHERE user_id = ${owner} AND day = ${day}
    UNION ALL SELECT tokens FROM token_reservations WHERE user_id = ${owner} AND connection_id = '' AND expires_at > ${now()}
  ) t`;
  return db
    .insert(closedUsage)
    .select(sql`SELECT ${day}, s.tokens FROM (${tokens}) s WHERE s.tokens > 0`)
    .onConflictDoUpdate({ target: closedUsage.day, set: { tokens: sql`tokens + excluded.tokens` } });
}
