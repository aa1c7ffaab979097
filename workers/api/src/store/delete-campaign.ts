import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Campaign } from "#contracts/entities/campaign";
import type { CampaignDeleted } from "#contracts/queue/messages";
import type { Caller } from "#contracts/rpc/api";
import { campaignUnlocked, selectCampaigns } from "./campaigns.ts";
import { now, type Database } from "./database.ts";
import { insertWhere } from "./insert-where.ts";
import { asOwner } from "./owned.ts";
import { campaigns, deletedCampaigns } from "./schema.ts";

/**
 * Deletes a campaign, but not one with characters unless they are to be preserved; answers the campaign as it was. In the same
 * transaction the id goes into `deleted_campaigns`, for `announceDeleted`.
 */
export async function deleteCampaign(
  db: Database,
  caller: Caller,
  id: string,
  preserveCharacters: boolean,
): Promise<{ campaign: Campaign | null; deleted: boolean }> {
  const [[campaign], , deleted] = await asOwner(db, caller, (owner) => {
    const deletable = and(
      eq(campaigns.id, id),
      eq(campaigns.userId, owner),
      preserveCharacters ? undefined : campaignUnlocked,
    );
    return [
      selectCampaigns(db, owner, eq(campaigns.id, id)),
      insertWhere(
        db,
        deletedCampaigns,
        { id, userId: owner, deletedAt: now(), announcedAt: null },
        sql`EXISTS (SELECT 1 FROM campaigns WHERE ${deletable})`,
      ),
      db.delete(campaigns).where(deletable).returning({ id: campaigns.id }),
    ];
  });
  return { campaign: campaign ?? null, deleted: deleted.length > 0 };
}

/** Most that one call announces; what is left goes with the next. */
const ANNOUNCED_AT_ONCE = 50;

/** Tells the queue of every deleted campaign of this user that it has not taken yet. At least once each. */
export async function announceDeleted(
  db: Database,
  queue: Pick<Queue<CampaignDeleted>, "sendBatch">,
  userId: string,
): Promise<void> {
  const pending = and(eq(deletedCampaigns.userId, userId), isNull(deletedCampaigns.announcedAt));
  const [rows] = await db.batch([
    db.select({ id: deletedCampaigns.id }).from(deletedCampaigns).where(pending).limit(ANNOUNCED_AT_ONCE),
  ]);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await queue.sendBatch(ids.map((campaignId) => ({ body: { type: "campaign.deleted" as const, userId, campaignId } })));
  await db.batch([
    db
      .update(deletedCampaigns)
      .set({ announcedAt: now() })
      .where(and(pending, inArray(deletedCampaigns.id, ids))),
  ]);
}
