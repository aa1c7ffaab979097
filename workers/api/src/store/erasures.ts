import { and, asc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";

import type { CampaignDeleted } from "#contracts/queue/messages";
import type { ApiRpc } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import { log } from "#worker-kit/logging";
import { CLOSED } from "./close-account.ts";
import { now, type Database } from "./database.ts";
import { deletedCampaigns, users } from "./schema.ts";

type ErasureQueue = Pick<Queue<CampaignDeleted>, "sendBatch">;

/** Messages in a batch: half of what the queue accepts, and as many as one D1 statement has parameters for. */
const BATCH = 50;
/** The most batches that one call sends. The rest waits for the next call. */
const BATCHES = 20;
/**
 * An erasure that was announced this many times is announced again only at intervals, so that one that always fails does not fill the
 * queue.
 */
const FEW = 5;
/** A text that sorts directly after every address with the prefix CLOSED. With it, a range query can use the index of addresses. */
const AFTER_CLOSED = "deleted;";

/** Which unconfirmed erasures must be announced again. Instants are ISO 8601. */
export interface Due {
  /** Erasures that were last announced before this instant. */
  readonly before: string;
  /** Erasures that were last announced before this instant and were announced fewer than five times. */
  readonly fewBefore: string;
}

/** Sends the messages about a player's deleted campaigns that the queue has not accepted yet. Each is sent at least once. */
export const announceDeleted = async (db: Database, queue: ErasureQueue, userId: string): Promise<void> => {
  await announce(db, queue, and(eq(deletedCampaigns.userId, userId), isNull(deletedCampaigns.announcedAt)));
};

/** Sends the erasure messages for the campaigns of a closed account. Removes the account's row if it had no campaigns. */
export async function eraseAccount(db: Database, queue: ErasureQueue, userId: string): Promise<void> {
  await announceDeleted(db, queue, userId);
  await db.batch([removeClosed(db, userId)]);
}

/** Announces due erasures again, and removes closed accounts that have nothing left to erase. */
export async function finishErasures(db: Database, queue: ErasureQueue, { before, fewBefore }: Due): Promise<void> {
  const { announcedAt, announcements } = deletedCampaigns;
  const due = or(isNull(announcedAt), lt(announcedAt, before), and(lt(announcedAt, fewBefore), lt(announcements, FEW)));
  const campaigns = await announce(db, queue, due);
  if (campaigns > 0) log("warn", "erasures.announced_again", { campaigns });
  const closed = and(gte(users.email, CLOSED), lt(users.email, AFTER_CLOSED));
  await db.batch([db.delete(users).where(and(closed, nothingLeft(sql`users.id`)))]);
}

/** Records that a campaign is erased. If it is the last campaign of a closed account, the user row is removed too. */
export async function confirmErased(db: Database, { userId, campaignId }: CampaignKey): Promise<void> {
  const { id, userId: owner, erasedAt } = deletedCampaigns;
  await db.batch([
    db
      .update(deletedCampaigns)
      .set({ erasedAt: now() })
      .where(and(eq(id, campaignId), eq(owner, userId), isNull(erasedAt))),
    removeClosed(db, userId),
  ]);
}

/** How many deleted campaigns are not erased yet, and since when the oldest waits. */
export async function erasuresWaiting(db: Database): ReturnType<ApiRpc["erasuresWaiting"]> {
  const waiting = { erasuresWaiting: sql<number>`COUNT(*)`, oldestErasure: sql<string | null>`MIN(deleted_at)` };
  const [found] = await db.select(waiting).from(deletedCampaigns).where(isNull(deletedCampaigns.erasedAt));
  return found ?? { erasuresWaiting: 0, oldestErasure: null };
}

const removeClosed = (db: Database, userId: string) =>
  db.delete(users).where(and(eq(users.id, userId), eq(users.email, `${CLOSED}${userId}`), nothingLeft(sql`${userId}`)));

const nothingLeft = (userId: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM deleted_campaigns d WHERE d.user_id = ${userId} AND d.erased_at IS NULL)`;

/** Sends a message for each unconfirmed erasure that matches, oldest first. Returns how many it sent. */
async function announce(db: Database, queue: ErasureQueue, which: SQL | undefined): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const [rows] = await db.batch([
      db
        .select({ campaignId: deletedCampaigns.id, userId: deletedCampaigns.userId })
        .from(deletedCampaigns)
        .where(and(isNull(deletedCampaigns.erasedAt), which))
        .orderBy(asc(deletedCampaigns.announcedAt))
        .limit(BATCH),
    ]);
    if (rows.length === 0) break;
    await queue.sendBatch(rows.map((row) => ({ body: { type: "campaign.deleted" as const, ...row } })));
    const ids = rows.map(({ campaignId }) => campaignId);
    await db.batch([
      db
        .update(deletedCampaigns)
        .set({ announcedAt: now(), announcements: sql`announcements + 1` })
        .where(inArray(deletedCampaigns.id, ids)),
    ]);
    sent += rows.length;
  }
  return sent;
}
