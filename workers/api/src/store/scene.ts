import { eq, sql } from "drizzle-orm";

import type { Scene } from "#contracts/play/scene";
import type { Caller, Refusal } from "#contracts/rpc/api";
import { selectCampaigns } from "./campaigns.ts";
import { selectCharacters } from "./characters.ts";
import type { Database } from "./database.ts";
import { ifOwner } from "./owned.ts";
import { campaigns, characters } from "./schema.ts";
import { selectWorlds } from "./worlds.ts";

/** All that a turn needs, in one batch (design.md §6). */
export async function readScene(
  db: Database,
  caller: Caller,
  campaignId: string,
): Promise<{ ok: true; scene: Scene } | { ok: false; refusal: Refusal }> {
  const results = await ifOwner(db, caller, (owner) => [
    selectCampaigns(db, owner, eq(campaigns.id, campaignId)),
    selectWorlds(
      db,
      owner,
      sql`worlds.id = (SELECT c.world_id FROM campaigns c WHERE c.id = ${campaignId} AND c.user_id = ${owner})`,
    ),
    selectCharacters(db, owner, eq(characters.campaignId, campaignId)),
  ]);
  if (!results) return { ok: false, refusal: "session" };
  const [[campaign], [world], party] = results;
  if (!campaign) return { ok: false, refusal: "campaign" };
  return { ok: true, scene: { campaign, world: world ?? null, characters: party } };
}

/** Whether the session still stands and, where one is named, the campaign is the caller's. */
export async function readAccess(
  db: Database,
  caller: Caller,
  campaignId: string | null,
): Promise<{ ok: true } | { ok: false; refusal: Refusal }> {
  const results = await ifOwner(db, caller, (owner) => [
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(sql`campaigns.id = ${campaignId} AND campaigns.user_id = ${owner}`),
  ]);
  if (!results) return { ok: false, refusal: "session" };
  return campaignId === null || results[0].length > 0 ? { ok: true } : { ok: false, refusal: "campaign" };
}
