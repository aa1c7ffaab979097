import { Hono } from "hono/tiny";

import { CampaignQuery } from "#contracts/http/chat";
import { InspectionParams, InspectionQuery, PreviewRequest } from "#contracts/http/inspection-requests";
import { notFound } from "#worker-kit/errors";
import { validate } from "#worker-kit/validate";
import type { GameTable } from "../game-table.ts";
import { asError } from "./as-error.ts";
import { campaignCheckedByHandler, type ChatRouteEnv, ownCampaign, tableOf } from "./env.ts";
import { requestedNarrator } from "./scene.ts";

type Previewed = Awaited<ReturnType<GameTable["preview"]>>;

/** Routes that show what a model was sent, and what it would be sent now. */
export const inspectionRoutes = new Hono<ChatRouteEnv>()
  .get(
    "/turns/:turnId/inspection",
    validate("param", InspectionParams),
    validate("query", InspectionQuery),
    ownCampaign("query"),
    async (c) => {
      const { turnId } = c.req.valid("param");
      const { seal } = c.req.valid("query");
      const answer = await tableOf(c.env, c.get("key")).inspection(turnId, seal === "open");
      if (!answer) throw notFound("Turn not found");
      return c.json(answer);
    },
  )
  .get("/evening", validate("query", CampaignQuery), ownCampaign("query"), async (c) => {
    return c.json(await tableOf(c.env, c.get("key")).evening());
  })
  .post("/preview", validate("json", PreviewRequest), campaignCheckedByHandler("json"), async (c) => {
    const { campaignId, message, memoryEnhanced, include, detailLevel, gameMaster, seal } = c.req.valid("json");
    const request = {
      caller: c.get("caller"),
      campaignId,
      turnId: "preview",
      kind: "action",
      digest: "",
      playerText: message,
      place: { at: "head" },
      detailLevel: detailLevel ?? null,
      toggles: { memoryEnhanced, include },
      memoryContext: "",
      readAs: null,
      act: null,
      narrator: requestedNarrator(gameMaster),
    } as const;
    // RPC types do not know that `unknown` values are JSON here.
    const previewed = (await tableOf(c.env, c.get("key")).preview(request, seal === "open")) as Previewed;
    if (!previewed.ok) throw asError(previewed);
    return c.json(previewed.answer);
  });
