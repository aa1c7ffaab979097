import { and, asc, eq, sql } from "drizzle-orm";

import type { Campaign } from "#contracts/entities/campaign";
import { houseRulesOf } from "#contracts/entities/house-rules";
import type { ExportedWorld } from "#contracts/portability/records";
import type { Caller } from "#contracts/rpc/api";
import type { AdmitRequest } from "#contracts/rpc/portability";
import { characterIdOf, siteAddressOf } from "../domain/dnd-beyond/sheet-address.ts";
import { selectCampaigns } from "./campaigns.ts";
import type { Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { ifOwner } from "./owned.ts";
import { campaigns, characters, openImports, worlds } from "./schema.ts";

/**
 * Creates an imported campaign with its world and its characters in one transaction. If the caller has a world with exactly the same
 * content, that world is used. If the campaign already exists, nothing changes.
 */
export async function admitCampaign(
  db: Database,
  caller: Caller,
  { campaignId, world, campaign, characters: party, messageCount, lastActivity }: AdmitRequest,
): Promise<{ ok: true; campaign: Campaign } | { ok: false; refusal: "session" | "taken" }> {
  const existingWorldId = world && (await sameWorld(db, caller, world));
  const worldId = existingWorldId ?? crypto.randomUUID();
  const began = Date.now();
  // The order of the party is the order of creation times. The first character is the one who acts.
  const at = (place: number) => new Date(began + place).toISOString();
  const stamps = { createdAt: at(0), updatedAt: at(0) };

  const results = await ifOwner(db, caller, (owner) => {
    const isNew = sql`${owner} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.id = ${campaignId})
      AND NOT EXISTS (SELECT 1 FROM deleted_campaigns d WHERE d.id = ${campaignId})`;
    const isAdmitted = sql`EXISTS (SELECT 1 FROM campaigns c WHERE c.id = ${campaignId} AND c.user_id = ${owner} AND c.world_id = ${worldId})`;
    return [
      insertIf(
        db,
        campaigns,
        {
          id: campaignId,
          userId: owner,
          worldId,
          ...campaign,
          sealedSecrets: campaign.sealedSecrets ?? "",
          adventure: campaign.adventure ?? null,
          houseRules: houseRulesOf(campaign),
          messageCount,
          lastActivity,
          ...stamps,
        },
        isNew,
      ),
      ...(world && !existingWorldId
        ? [insertIf(db, worlds, { id: worldId, userId: owner, ...world, ...stamps }, isAdmitted)]
        : []),
      ...party.map((character, place) =>
        insertIf(
          db,
          characters,
          {
            ...character,
            externalUrl: sheetAddress(character.externalUrl),
            campaignId,
            userId: owner,
            live: null,
            liveEpoch: 0,
            createdAt: at(place),
            updatedAt: at(place),
          },
          sql`${isAdmitted} AND NOT EXISTS (SELECT 1 FROM characters h WHERE h.id = ${character.id})`,
        ),
      ),
      db
        .delete(openImports)
        .where(and(eq(openImports.campaignId, campaignId), eq(openImports.userId, owner), isAdmitted)),
    ];
  });
  if (!results) return { ok: false, refusal: "session" };
  const found = await ifOwner(db, caller, (owner) => [selectCampaigns(db, owner, eq(campaigns.id, campaignId))]);
  const admitted = found?.[0][0];
  return admitted ? { ok: true, campaign: admitted } : { ok: false, refusal: "taken" };
}

/** The address of a character at D&D Beyond, made from its number. A file may name any address. */
function sheetAddress(given: string | null): string | null {
  const id = characterIdOf(given ?? "");
  return id && siteAddressOf(id);
}

/** The id of the caller's oldest world with exactly this content. Null if there is none. */
async function sameWorld(db: Database, caller: Caller, world: ExportedWorld): Promise<string | null> {
  const { name, description, additionalDetails, magicLevel, genres, aiGeneratedDescription, setting } = world;
  const found = await ifOwner(db, caller, (owner) => [
    db
      .select({ id: worlds.id })
      .from(worlds)
      .where(
        and(
          eq(worlds.userId, owner),
          eq(worlds.name, name),
          eq(worlds.description, description),
          eq(worlds.additionalDetails, additionalDetails),
          eq(worlds.magicLevel, magicLevel),
          eq(worlds.genres, genres),
          eq(worlds.aiGeneratedDescription, aiGeneratedDescription),
          eq(worlds.setting, setting),
        ),
      )
      .orderBy(asc(worlds.createdAt))
      .limit(1),
  ]);
  return found?.[0][0]?.id ?? null;
}
