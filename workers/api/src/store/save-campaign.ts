import { and, eq, sql } from "drizzle-orm";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { Caller } from "#contracts/rpc/api";
import { campaignUnlocked, selectCampaigns, type CampaignFields } from "./campaigns.ts";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner } from "./owned.ts";
import { campaigns, deletedCampaigns, worlds } from "./schema.ts";
import { selectWorlds } from "./worlds.ts";

/** Reads what is needed to save a campaign: the world with its campaigns' names, and the stored campaign, each only if it is the caller's. */
export async function findForSaving(
  db: Database,
  caller: Caller,
  id: string,
  worldId: string,
): Promise<{ world: World | null; campaign: Campaign | null; names: string[] }> {
  const [[world], [campaign], named] = await asOwner(db, caller, (owner) => [
    selectWorlds(db, owner, eq(worlds.id, worldId)),
    selectCampaigns(db, owner, eq(campaigns.id, id)),
    db
      .select({ name: campaigns.name })
      .from(campaigns)
      .where(and(eq(campaigns.userId, owner), eq(campaigns.worldId, worldId))),
  ]);
  return { world: world ?? null, campaign: campaign ?? null, names: named.map(({ name }) => name) };
}

/** The result of a save. If it was refused, `reason` says what prevented it at that moment. */
export type Saved =
  | { readonly outcome: "created" | "updated"; readonly campaign: Campaign }
  | { readonly outcome: "refused"; readonly reason: "no-world" | "no-campaign" | "id-was-deleted" }
  | { readonly outcome: "refused"; readonly reason: "locked"; readonly campaign: Campaign };

/**
 * Creates the campaign, or updates it if the id is one of the caller's campaigns, in one statement. The world must be the caller's or the
 * campaign's current world. The id of another user's campaign or of a deleted campaign is refused, and so is a campaign with characters.
 */
export async function saveCampaign(db: Database, caller: Caller, id: string, fields: CampaignFields): Promise<Saved> {
  const at = now();
  const [[before], [written], [after], [deleted]] = await asOwner(db, caller, (owner) => [
    selectCampaigns(db, owner, eq(campaigns.id, id)),
    insertIf(
      db,
      campaigns,
      { id, userId: owner, ...fields, messageCount: 0, lastActivity: null, createdAt: at, updatedAt: at },
      sql`(EXISTS (SELECT 1 FROM worlds w WHERE w.id = ${fields.worldId} AND w.user_id = ${owner})
        OR EXISTS (SELECT 1 FROM campaigns c WHERE c.id = ${id} AND c.world_id = ${fields.worldId} AND c.user_id = ${owner}))
        AND NOT EXISTS (SELECT 1 FROM deleted_campaigns d WHERE d.id = ${id})
        AND NOT EXISTS (SELECT 1 FROM open_imports o WHERE o.campaign_id = ${id})`,
    )
      .onConflictDoUpdate({
        target: campaigns.id,
        set: { ...fields, updatedAt: at },
        setWhere: sql`campaigns.user_id = ${owner} AND ${campaignUnlocked}`,
      })
      .returning({ id: campaigns.id }),
    selectCampaigns(db, owner, eq(campaigns.id, id)),
    db
      .select({ id: deletedCampaigns.id })
      .from(deletedCampaigns)
      .where(and(eq(deletedCampaigns.id, id), eq(deletedCampaigns.userId, owner))),
  ]);
  if (written && after) return { outcome: before ? "updated" : "created", campaign: after };
  if (deleted) return { outcome: "refused", reason: "id-was-deleted" };
  if (after && after.characterCount > 0) return { outcome: "refused", reason: "locked", campaign: after };
  return { outcome: "refused", reason: after ? "no-world" : "no-campaign" };
}
