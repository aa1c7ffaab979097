import { eq, sql } from "drizzle-orm";

import type { Caller, Refusal, SceneAnswer } from "#contracts/rpc/api";
import { selectCampaigns } from "./campaigns.ts";
import { selectCharacters } from "./characters.ts";
import type { Database } from "./database.ts";
import { ifOwner } from "./owned.ts";
import { campaigns, characters } from "./schema.ts";
import { dayOf, nextDay, selectTokensUsed } from "./usage.ts";
import { selectWorlds } from "./worlds.ts";

/**
 * Reads everything that a turn needs, in one batch.
 * @param budget the daily token budget if a model is to narrate the turn; null if there is no limit
 */
export async function readScene(
  db: Database,
  caller: Caller,
  campaignId: string,
  budget: number | null,
): Promise<SceneAnswer> {
  const today = new Date();
  const results = await ifOwner(db, caller, (owner) => [
    selectCampaigns(db, owner, eq(campaigns.id, campaignId)),
    selectWorlds(
      db,
      owner,
      sql`worlds.id = (SELECT c.world_id FROM campaigns c WHERE c.id = ${campaignId} AND c.user_id = ${owner})`,
    ),
    selectCharacters(db, owner, eq(characters.campaignId, campaignId)),
    // The tokens used are read only if there is a limit, because each statement delays the turn's first word.
    ...(budget === null ? [] : [selectTokensUsed(db, owner, dayOf(today))]),
  ]);
  if (!results) return { ok: false, refusal: "session" };
  const [[campaign], [world], party, [used] = []] = results;
  if (!campaign) return { ok: false, refusal: "campaign" };
  if (budget !== null && (used?.tokens ?? 0) >= budget)
    return { ok: false, refusal: "budget", resetsAt: nextDay(today) };
  return { ok: true, scene: { campaign, world: world ?? null, characters: party } };
}

/** Whether the session is valid and, if a campaign is given, the campaign is the caller's. */
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
