import { and, eq, sql } from "drizzle-orm";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import type { Caller } from "#contracts/rpc/api";
import { selectCampaigns } from "./campaigns.ts";
import { hasRoom, newCharacter, selectCharacters, type CharacterFields } from "./characters.ts";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner } from "./owned.ts";
import { campaigns, characters } from "./schema.ts";

/**
 * Adds a copy of an external sheet if the campaign is the caller's, has room, and does not have that sheet yet. Returns the campaign in
 * either case, and whether the sheet was already there.
 */
export async function linkCharacter(
  db: Database,
  caller: Caller,
  campaignId: string,
  fields: CharacterFields,
  externalUrl: string | null,
): Promise<{ character: PlayedCharacter | null; campaign: Campaign | null; isThere: boolean }> {
  const row = newCharacter(campaignId, fields, { managedExternally: true, externalUrl });
  const [there, , [character], [campaign]] = await asOwner(db, caller, (owner) => {
    const same = sql`h.campaign_id = ${campaignId} AND h.user_id = ${owner} AND h.external_url = ${externalUrl}`;
    return [
      db
        .select({ found: sql<number>`1`.as("found") })
        .from(sql`characters h`)
        .where(same)
        .limit(1),
      insertIf(
        db,
        characters,
        { ...row, userId: owner },
        sql`${hasRoom(campaignId, owner)} AND NOT EXISTS (SELECT 1 FROM characters h WHERE ${same})`,
      ),
      selectCharacters(db, owner, eq(characters.id, row.id)),
      selectCampaigns(db, owner, eq(campaigns.id, campaignId)),
    ];
  });
  return { character: character ?? null, campaign: campaign ?? null, isThere: there.length > 0 };
}

/** Replaces the stored copy of an external sheet by a newer one. Null if the caller has no such linked character. */
export async function refreshCharacter(
  db: Database,
  caller: Caller,
  id: string,
  fields: CharacterFields,
  externalUrl: string | null,
): Promise<PlayedCharacter | null> {
  const [, [character]] = await asOwner(db, caller, (owner) => [
    db
      .update(characters)
      .set({ ...fields, externalUrl, updatedAt: now() })
      .where(and(eq(characters.id, id), eq(characters.userId, owner), eq(characters.managedExternally, true))),
    selectCharacters(db, owner, eq(characters.id, id)),
  ]);
  return character ?? null;
}
