import { and, eq, sql } from "drizzle-orm";

import type { Campaign } from "#contracts/entities/campaign";
import type { Caller } from "#contracts/rpc/api";
import { campaignUnlocked, selectCampaigns } from "./campaigns.ts";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner } from "./owned.ts";
import { campaigns, characters, deletedCampaigns, modelChoices } from "./schema.ts";

/**
 * Deletes a campaign. A campaign with characters is deleted only if they are to be preserved. Returns the campaign as it was. The same
 * transaction adds its id to `deleted_campaigns`, for `announceDeleted` (erasures.ts).
 */
export async function deleteCampaign(
  db: Database,
  caller: Caller,
  id: string,
  preserveCharacters: boolean,
): Promise<{ campaign: Campaign | null; deleted: boolean }> {
  const [[campaign], , , , deleted] = await asOwner(db, caller, (owner) => {
    const deletable = and(
      eq(campaigns.id, id),
      eq(campaigns.userId, owner),
      preserveCharacters ? undefined : campaignUnlocked,
    );
    return [
      selectCampaigns(db, owner, eq(campaigns.id, id)),
      insertIf(
        db,
        deletedCampaigns,
        { id, userId: owner, deletedAt: now(), announcedAt: null, announcements: 0, erasedAt: null },
        sql`EXISTS (SELECT 1 FROM campaigns WHERE ${deletable})`,
      ),
      // The story is erased, and with it what it changed of the characters who are preserved.
      db
        .update(characters)
        .set({ live: null })
        .where(
          and(
            eq(characters.campaignId, id),
            eq(characters.userId, owner),
            sql`EXISTS (SELECT 1 FROM campaigns WHERE ${deletable})`,
          ),
        ),
      db
        .delete(modelChoices)
        .where(
          and(
            eq(modelChoices.campaignId, id),
            eq(modelChoices.userId, owner),
            sql`EXISTS (SELECT 1 FROM campaigns WHERE ${deletable})`,
          ),
        ),
      db.delete(campaigns).where(deletable).returning({ id: campaigns.id }),
    ];
  });
  return { campaign: campaign ?? null, deleted: deleted.length > 0 };
}
