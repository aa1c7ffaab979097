import { eq, sql } from "drizzle-orm";

import type { Caller, Refusal, SceneAnswer } from "#contracts/rpc/api";
import { selectCampaigns } from "./campaigns.ts";
import { selectStoredCharacters } from "./characters.ts";
import { permitOf, selectPermit } from "./permits.ts";
import type { SiteModels } from "../connections/site-models.ts";
import type { Database } from "./database.ts";
import { ifOwner } from "./owned.ts";
import { campaigns, characters } from "./schema.ts";
import { selectWorlds } from "./worlds.ts";

/**
 * Reads everything that a turn needs, in one batch. If a model may narrate, the batch also says which, and reserves its tokens.
 * @param permit the site's models and what they are asked for; null if no model may be asked
 */
export async function readScene(
  db: Database,
  caller: Caller,
  campaignId: string,
  permit: { readonly site: SiteModels; readonly purpose: "turn" | "quick-chat" | "preview" } | null,
): Promise<SceneAnswer> {
  const results = await ifOwner(db, caller, (owner) => [
    selectCampaigns(db, owner, eq(campaigns.id, campaignId)),
    selectWorlds(
      db,
      owner,
      sql`worlds.id = (SELECT c.world_id FROM campaigns c WHERE c.id = ${campaignId} AND c.user_id = ${owner})`,
    ),
    selectStoredCharacters(db, owner, eq(characters.campaignId, campaignId)),
    // These are left out if no model may be asked, because each statement delays the turn's first word.
    ...(permit === null
      ? []
      : selectPermit(
          db,
          owner,
          { campaignId, role: "narrator", purpose: permit.purpose },
          permit.site,
          sql`EXISTS (SELECT 1 FROM campaigns c WHERE c.id = ${campaignId} AND c.user_id = ${owner})`,
        )),
  ]);
  if (!results) return { ok: false, refusal: "session" };
  const [[campaign], [world], party, [chosen] = [], [reserved] = []] = results;
  if (!campaign) return { ok: false, refusal: "campaign" };
  const scene = { campaign, world: world ?? null, characters: party };
  if (permit === null) return { ok: true, scene, permit: NO_MODEL };
  const answer = await permitOf(db, caller.userId, permit.purpose, [chosen, reserved], permit.site);
  if (!answer.ok) return { ok: false, refusal: "budget", resetsAt: answer.resetsAt };
  return { ok: true, scene, permit: { chosen: answer.chosen, reservation: answer.reservation } };
}

const NO_MODEL = { chosen: null, reservation: null };

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
