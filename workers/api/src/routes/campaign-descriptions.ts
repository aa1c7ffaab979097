import { Hono } from "hono";

import { GenerateCampaignRequest, type GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import { sealSecrets } from "#contracts/portability/seal";
import { isPresent } from "#contracts/non-blank";
import { notFound } from "#worker-kit/errors";
import { sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { describeCampaign } from "../domain/describe.ts";
import { campaignLocked } from "../domain/edit-locks.ts";
import type { ApiHono } from "../env.ts";
import { changeCampaign } from "../store/campaigns.ts";
import { requireRoom } from "../store/require-room.ts";
import { findForSaving } from "../store/save-campaign.ts";
import { idParam } from "./params.ts";

/**
 * POST /api/campaigns/:id/generate-description. The id `new` reserves an id and stores nothing.
 * For a stored campaign, the generated description is stored beside the current one. The player sees the current one until they save
 * another.
 */
export const campaignDescriptionRoutes = new Hono<ApiHono>().post(
  "/:id/generate-description",
  idParam,
  validate("json", GenerateCampaignRequest),
  sameUser("json"),
  async (c) => {
    const { id } = c.req.valid("param");
    const { userId: _, worldId, ...wish } = c.req.valid("json");
    const { caller, db, builder } = c.var;

    const { world, campaign, names } = await findForSaving(db, caller, id, worldId);
    if (id !== "new" && !campaign) throw notFound("Campaign not found");
    if (!world) throw notFound("World not found");
    if (campaign && campaign.characterCount > 0) throw campaignLocked(campaign.characterCount);

    await requireRoom(db, caller, campaign ? undefined : "campaigns");
    const name = isPresent(wish.name) ? wish.name : (campaign?.name ?? "");
    const language = wish.language ?? campaign?.language;
    const built = await describeCampaign(builder, world, { ...wish, name, language }, names);
    const sealedSecrets = sealSecrets(built.secrets);
    if (campaign) {
      const kept = await changeCampaign(db, caller, id, {
        generated: { description: built.description, sealedSecrets },
      });
      if (!kept.campaign) throw notFound("Campaign not found");
      if (!kept.changed) throw campaignLocked(kept.campaign.characterCount);
    }
    const answer: GeneratedCampaignAnswer = {
      campaignId: campaign?.id ?? crypto.randomUUID(),
      name: built.name,
      description: built.description,
      aiGeneratedDescription: built.description,
      sections: built.sections,
      sealedSecrets,
      source: built.source,
    };
    return c.json(answer);
  },
);
