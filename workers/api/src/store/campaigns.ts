import { and, asc, desc, eq, getTableColumns, gt, gte, sql, type SQL } from "drizzle-orm";

import type { AdventureRef, Campaign } from "#contracts/entities/campaign";
import type { HouseRules } from "#contracts/entities/house-rules";
import type { ActivityUpdate, Caller } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import { now, type Database } from "./database.ts";
import { afterCursor, type NextPage, PAGE_AND_ONE, pageOf } from "./list-page.ts";
import { asOwner, ifOwner, type Owner } from "./owned.ts";
import { campaigns } from "./schema.ts";
import { setUsage } from "./usage.ts";

/** The fields of a campaign that the player or the world builder writes. */
export type CampaignFields = Omit<
  Campaign,
  | "id"
  | "userId"
  | "worldName"
  | "characterCount"
  | "messageCount"
  | "lastActivity"
  | "createdAt"
  | "updatedAt"
  | "additionalInformation"
  | "sealedSecrets"
  | "adventure"
  | "houseRules"
> & { readonly sealedSecrets: string; readonly adventure: AdventureRef | null; readonly houseRules: HouseRules };

/** SQL condition: the campaign has no characters, so it may be edited. */
export const campaignUnlocked = sql`NOT EXISTS (SELECT 1 FROM characters h WHERE h.campaign_id = campaigns.id AND h.user_id = campaigns.user_id)`;

// The SQL names its tables explicitly, because drizzle leaves table names out if a query reads only one table.
const worldName = sql<
  string | null
>`(SELECT w.name FROM worlds w WHERE w.id = campaigns.world_id AND w.user_id = campaigns.user_id)`;
const characterCount = sql<number>`(SELECT COUNT(*) FROM characters h WHERE h.campaign_id = campaigns.id AND h.user_id = campaigns.user_id)`;

const campaignFields = {
  ...getTableColumns(campaigns),
  worldName: worldName.as("world_name"),
  characterCount: characterCount.as("character_count"),
};

const playedOrCreated = sql`COALESCE(campaigns.last_activity, campaigns.created_at)`;

/** The owner's campaigns that match `where`. The one that was played or created last comes first. */
export const selectCampaigns = (db: Database, owner: Owner, where?: SQL) =>
  db
    .select(campaignFields)
    .from(campaigns)
    .where(and(eq(campaigns.userId, owner), where))
    .orderBy(desc(playedOrCreated), desc(campaigns.id));

/** The most recently played campaigns first. Campaigns that were never played come after them. */
export const selectRecentCampaigns = (db: Database, owner: Owner, limit: number) =>
  db
    .select(campaignFields)
    .from(campaigns)
    .where(eq(campaigns.userId, owner))
    .orderBy(desc(campaigns.lastActivity), desc(campaigns.createdAt))
    .limit(limit);

/** A page of the caller's campaigns. One that is played while the pages are read moves to the first page. */
export async function listCampaigns(
  db: Database,
  caller: Caller,
  { worldId, cursor }: { readonly worldId?: string | undefined; readonly cursor?: string | undefined },
): Promise<{ campaigns: Campaign[] } & NextPage> {
  const inWorld = worldId === undefined ? undefined : eq(campaigns.worldId, worldId);
  const after = afterCursor(cursor, playedOrCreated, sql`campaigns.id`, "down");
  const [found] = await asOwner(db, caller, (owner) => [
    selectCampaigns(db, owner, and(inWorld, after)).limit(PAGE_AND_ONE),
  ]);
  const { page, next } = pageOf(found, ({ lastActivity, createdAt }) => lastActivity ?? createdAt);
  return { campaigns: page, ...next };
}

export async function findCampaign(db: Database, caller: Caller, id: string): Promise<Campaign | null> {
  const [[campaign]] = await asOwner(db, caller, (owner) => [selectCampaigns(db, owner, eq(campaigns.id, id))]);
  return campaign ?? null;
}

/**
 * The changes of a campaign. A generated description and its secrets are stored beside the current ones until the player saves a
 * description.
 */
export interface CampaignChanges extends Partial<CampaignFields> {
  readonly generated?: Pick<CampaignFields, "description" | "sealedSecrets">;
}

/** Whether a change is also allowed while the campaign has characters: house rules may change in the middle of a story. */
const onlyHouseRules = (changes: CampaignChanges): boolean => Object.keys(changes).join() === "houseRules";

/** Changes a campaign unless it has characters; its house rules in any case. Returns the campaign after the change, or null if the caller has no such campaign. */
export async function changeCampaign(
  db: Database,
  caller: Caller,
  id: string,
  { generated, ...changes }: CampaignChanges,
): Promise<{ campaign: Campaign | null; changed: boolean }> {
  const regenerated = generated !== undefined && {
    aiGeneratedDescription: generated.description,
    description: sql`CASE WHEN description = '' THEN ${generated.description} ELSE description END`,
    sealedSecrets: sql`CASE WHEN description = '' THEN ${generated.sealedSecrets} ELSE sealed_secrets END`,
  };
  const unlocked = onlyHouseRules({ ...changes, ...(generated && { generated }) }) ? undefined : campaignUnlocked;
  const [changed, [campaign]] = await asOwner(db, caller, (owner) => [
    db
      .update(campaigns)
      .set({ ...changes, ...regenerated, updatedAt: now() })
      .where(and(eq(campaigns.id, id), eq(campaigns.userId, owner), unlocked))
      .returning({ id: campaigns.id }),
    selectCampaigns(db, owner, eq(campaigns.id, id)),
  ]);
  return { campaign: campaign ?? null, changed: changed.length > 0 };
}

/**
 * Sets a campaign's counters after a turn. They are totals. An update that arrives after a later one is dropped. No session is checked,
 * because a turn may end after its player has signed out.
 */
export async function recordActivity(db: Database, update: ActivityUpdate): Promise<void> {
  const { userId, campaignId, messageCount, lastActivity, usage } = update;
  await db.batch([
    db
      .update(campaigns)
      .set({ messageCount, lastActivity })
      .where(
        and(
          eq(campaigns.id, campaignId),
          eq(campaigns.userId, userId),
          sql`COALESCE(campaigns.last_activity, '') <= ${lastActivity}`,
        ),
      ),
    ...(usage ? [setUsage(db, update, usage)] : []),
  ]);
}

/**
 * Ids of the caller's campaigns in a world. A preserved campaign keeps the world's id when the world is deleted. Empty if the session has
 * ended.
 */
export async function campaignsOfWorld(db: Database, caller: Caller, worldId: string): Promise<string[]> {
  const results = await ifOwner(db, caller, (owner) => [
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.worldId, worldId), eq(campaigns.userId, owner)))
      .orderBy(asc(campaigns.id)),
  ]);
  return results?.[0].map(({ id }) => id) ?? [];
}

/** Campaigns of all players that were played since an instant, ordered by id: the next `limit` campaigns after `afterId`. */
export function playedSince(
  db: Database,
  since: string,
  afterId: string | null,
  limit: number,
): Promise<CampaignKey[]> {
  return db
    .select({ userId: campaigns.userId, campaignId: campaigns.id })
    .from(campaigns)
    .where(and(gte(campaigns.lastActivity, since), gt(campaigns.id, afterId ?? "")))
    .orderBy(asc(campaigns.id))
    .limit(limit);
}
