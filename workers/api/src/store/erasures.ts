import { and, asc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";

import type { CampaignDeleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { log } from "#worker-kit/logging";
import { CLOSED } from "./close-account.ts";
import { now, type Database } from "./database.ts";
import { deletedCampaigns, users } from "./schema.ts";

type ErasureQueue = Pick<Queue<CampaignDeleted>, "sendBatch">;

/** Messages in a batch: half of what the queue accepts, and what D1 takes as parameters of one statement. */
const BATCH = 50;
/** Batches that one call sends; the rest waits for the next call. */
const BATCHES = 20;
/** An erasure that was announced this many times is only announced again at intervals, so that a failing one does not fill the queue. */
const FEW = 5;
/** Sorts directly after every address that begins with CLOSED: a range uses the index of addresses. */
const AFTER_CLOSED = "deleted;";

/** Which unconfirmed erasures are due to be announced again. Instants are ISO 8601. */
export interface Due {
  /** Those last announced before this instant. */
  readonly before: string;
  /** Those last announced before this instant, where they were announced fewer than five times. */
  readonly fewBefore: string;
}

/** Announces a player's deleted campaigns that the queue has not accepted yet. At least once each. */
export const announceDeleted = async (db: Database, queue: ErasureQueue, userId: string): Promise<void> => {
  await announce(db, queue, and(eq(deletedCampaigns.userId, userId), isNull(deletedCampaigns.announcedAt)));
};

/** Announces a closed account's campaigns, and removes its row where it had none. */
export async function eraseAccount(db: Database, queue: ErasureQueue, userId: string): Promise<void> {
  await announceDeleted(db, queue, userId);
  await db.batch([removeClosed(db, userId)]);
}

/** Announces again what is due, and removes closed accounts that have nothing left to erase. */
export async function finishErasures(db: Database, queue: ErasureQueue, { before, fewBefore }: Due): Promise<void> {
  const { announcedAt, announcements } = deletedCampaigns;
  const due = or(isNull(announcedAt), lt(announcedAt, before), and(lt(announcedAt, fewBefore), lt(announcements, FEW)));
  const campaigns = await announce(db, queue, due);
  if (campaigns > 0) log("warn", "erasures.announced_again", { campaigns });
  const closed = and(gte(users.email, CLOSED), lt(users.email, AFTER_CLOSED));
  await db.batch([db.delete(users).where(and(closed, nothingLeft(sql`users.id`)))]);
}

/** Notes that a campaign is erased. With the last campaign of a closed account its user row goes too. */
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

const removeClosed = (db: Database, userId: string) =>
  db.delete(users).where(and(eq(users.id, userId), eq(users.email, `${CLOSED}${userId}`), nothingLeft(sql`${userId}`)));

const nothingLeft = (userId: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM deleted_campaigns d WHERE d.user_id = ${userId} AND d.erased_at IS NULL)`;

/** Sends a message for each unconfirmed erasure that matches, the longest waiting first. Returns how many it sent. */
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
