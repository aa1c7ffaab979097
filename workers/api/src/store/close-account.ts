import { and, eq, isNull, like, sql } from "drizzle-orm";

import type { CampaignDeleted } from "#contracts/queue/messages";
import type { Caller } from "#contracts/rpc/api";
import { now, type Database } from "./database.ts";
import { announceDeleted } from "./delete-campaign.ts";
import { asOwner } from "./owned.ts";
import {
  campaigns,
  characters,
  deletedCampaigns,
  googleAccounts,
  mailedLinks,
  modelUsage,
  sessions,
  usage,
  users,
  worlds,
} from "./schema.ts";

/** No address anybody could have: nobody finds what is left of an account by one, and its own is free again. */
const CLOSED = "deleted:";

/**
 * Takes everything of an account out of the database, in one transaction. What is left is a row without a name that says which
 * campaigns' objects are still to be erased (`finishErasure`).
 */
export async function closeAccount(db: Database, caller: Caller): Promise<void> {
  await asOwner(db, caller, (owner) => [
    db
      .insert(deletedCampaigns)
      .select(sql`SELECT id, user_id, ${now()}, NULL FROM campaigns WHERE user_id = ${owner}`)
      .onConflictDoNothing(),
    db.delete(characters).where(eq(characters.userId, owner)),
    db.delete(campaigns).where(eq(campaigns.userId, owner)),
    db.delete(worlds).where(eq(worlds.userId, owner)),
    db.delete(usage).where(eq(usage.userId, owner)),
    db.delete(modelUsage).where(eq(modelUsage.userId, owner)),
    db.delete(googleAccounts).where(eq(googleAccounts.userId, owner)),
    db.delete(mailedLinks).where(eq(mailedLinks.userId, owner)),
    db
      .update(users)
      .set({ email: sql`${CLOSED} || id`, displayName: "", passwordHash: "" })
      .where(eq(users.id, owner)),
    // Last: without a session nobody owns anything.
    db.delete(sessions).where(eq(sessions.userId, owner)),
  ]);
}

/** Has every campaign of a closed account erased, and then removes its last row. Throws where the queue does not take them all. */
export async function finishErasure(
  db: Database,
  queue: Pick<Queue<CampaignDeleted>, "sendBatch">,
  userId: string,
): Promise<void> {
  const waiting = and(eq(deletedCampaigns.userId, userId), isNull(deletedCampaigns.announcedAt));
  for (;;) {
    const [left] = await db.batch([
      db.select({ id: deletedCampaigns.id }).from(deletedCampaigns).where(waiting).limit(1),
    ]);
    if (left.length === 0) break;
    await announceDeleted(db, queue, userId);
  }
  await db.batch([db.delete(users).where(and(eq(users.id, userId), eq(users.email, `${CLOSED}${userId}`)))]);
}

/** Accounts a call goes on with. */
const AT_ONCE = 20;

/** Goes on with accounts that were closed while the queue was down. */
export async function finishErasures(db: Database, queue: Pick<Queue<CampaignDeleted>, "sendBatch">): Promise<void> {
  const [closed] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(like(users.email, `${CLOSED}%`))
      .limit(AT_ONCE),
  ]);
  for (const { id } of closed) await finishErasure(db, queue, id);
}
