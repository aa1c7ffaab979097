import { Hono } from "hono";

import type { Campaign } from "#contracts/entities/campaign";
import { DeleteCampaignRequest, SaveCampaignRequest, UpdateCampaignRequest } from "#contracts/http/campaigns";
import { notFound } from "#worker-kit/errors";
import { describe as describeError, log } from "#worker-kit/logging";
import { sameUser } from "#worker-kit/tenancy";
import { validate, validateOptionalJson } from "#worker-kit/validate";
import { completeCampaign } from "../domain/complete-campaign.ts";
import { campaignKept, campaignLocked } from "../domain/edit-locks.ts";
import type { ApiHono } from "../env.ts";
import { changeCampaign, findCampaign, listCampaigns } from "../store/campaigns.ts";
import { deleteCampaign } from "../store/delete-campaign.ts";
import { announceDeleted } from "../store/erasures.ts";
import { requireRoom } from "../store/require-room.ts";
import { findForSaving, saveCampaign } from "../store/save-campaign.ts";
import { campaignsQuery, idParam } from "./params.ts";
import { refusalOf } from "./save-refusal.ts";

/** The notes are read back as additionalInformation, too (docs/product/data.md, "Campaign"). */
const answerOf = (campaign: Campaign) => ({ campaign: { ...campaign, additionalInformation: campaign.notes } });

export const campaignRoutes = new Hono<ApiHono>()
  .get("/", campaignsQuery, sameUser("query"), async (c) => {
    return c.json(await listCampaigns(c.var.db, c.var.caller, c.req.valid("query")));
  })
  .post("/", validate("json", SaveCampaignRequest), sameUser("json"), async (c) => {
    const { userId: _, id: sentId, ...wish } = c.req.valid("json");
    const { caller, db, builder } = c.var;
    // `new` in the path means that the campaign has no id yet.
    const id = sentId === undefined || sentId === "new" ? crypto.randomUUID() : sentId;

    const { world, campaign: before, names } = await findForSaving(db, caller, id, wish.worldId);
    if (!before && !world) throw notFound("World not found");
    await requireRoom(db, caller, before ? undefined : "campaigns");
    const saved = await saveCampaign(db, caller, id, await completeCampaign(builder, wish, before, world, names));
    if (saved.outcome === "refused") throw refusalOf(saved);
    return c.json(answerOf(saved.campaign), saved.outcome === "created" ? 201 : 200);
  })
  .get("/:id", idParam, async (c) => {
    const campaign = await findCampaign(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!campaign) throw notFound("Campaign not found");
    return c.json(answerOf(campaign));
  })
  .patch("/:id", idParam, validate("json", UpdateCampaignRequest), sameUser("json"), async (c) => {
    const { userId: _, ...changes } = c.req.valid("json");
    await requireRoom(c.var.db, c.var.caller);
    const { campaign, changed } = await changeCampaign(c.var.db, c.var.caller, c.req.valid("param").id, changes);
    if (!campaign) throw notFound("Campaign not found");
    if (!changed) throw campaignLocked(campaign.characterCount);
    return c.json(answerOf(campaign));
  })
  .delete("/:id", idParam, validateOptionalJson(DeleteCampaignRequest), sameUser("json"), async (c) => {
    const { preserveCharacterData } = c.req.valid("json");
    const { caller, db } = c.var;
    const { campaign, deleted } = await deleteCampaign(db, caller, c.req.valid("param").id, preserveCharacterData);
    if (!campaign) throw notFound("Campaign not found");
    if (!deleted) throw campaignKept(campaign.characterCount);
    // The campaign is deleted even if the queue is unavailable. A message that the queue did not accept is sent with the next deletion.
    await announceDeleted(db, c.env.TURNS, caller.userId).catch((error: unknown) =>
      log("error", "campaign.deleted.unannounced", { requestId: c.var.requestId, ...describeError(error) }),
    );
    return c.body(null, 204);
  });
