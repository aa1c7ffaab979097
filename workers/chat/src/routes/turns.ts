import { Hono } from "hono/tiny";
import * as z from "zod/mini";

import { CampaignBody, CampaignQuery, OpenTableRequest } from "#contracts/http/chat";
import { ALL_TOGGLES, TurnRequest } from "#contracts/play/turn";
import { turnId } from "#contracts/text";
import { notFound } from "#worker-kit/errors";
import { validate } from "#worker-kit/validate";
import { campaignCheckedByHandler, type ChatRouteEnv, ownCampaign, tableOf } from "./env.ts";
import { digestOf } from "./digest.ts";
import { asStream, play } from "./play.ts";
import { requestedNarrator } from "./scene.ts";

const TurnParam = z.object({ turnId });

const playTurn = new Hono<ChatRouteEnv>().post(
  "/",
  validate("json", TurnRequest),
  campaignCheckedByHandler("json"),
  async (c) => {
    const body = c.req.valid("json");
    const { userId: _, sender: __, ...asked } = body;
    return play(c, {
      caller: c.get("caller"),
      campaignId: body.campaignId,
      turnId: body.turnId ?? crypto.randomUUID(),
      kind: "action",
      digest: await digestOf(asked),
      playerText: body.message,
      place: body.parentTurnId === undefined ? { at: "head" } : { at: "after", turnId: body.parentTurnId },
      detailLevel: body.detailLevel ?? null,
      toggles: { memoryEnhanced: body.memoryEnhanced, include: body.include },
      memoryContext: body.memoryContext ?? "",
      readAs: body.readAs ?? null,
      act: body.act ?? null,
      narrator: requestedNarrator(body.gameMaster),
    });
  },
);

/** Routes that play a turn, follow its stream or stop it. */
export const turnRoutes = new Hono<ChatRouteEnv>()
  .route("/", playTurn)
  .route("/gamemaster", playTurn)
  .route("/gm-response", playTurn)
  .post("/initialize-campaign", validate("json", OpenTableRequest), campaignCheckedByHandler("json"), async (c) => {
    const { campaignId, turnId: asked, detailLevel, gameMaster } = c.req.valid("json");
    return play(c, {
      caller: c.get("caller"),
      campaignId,
      turnId: asked ?? crypto.randomUUID(),
      kind: "opening",
      digest: await digestOf({ opening: campaignId, gameMaster }),
      playerText: "",
      place: { at: "head" },
      detailLevel: detailLevel ?? null,
      toggles: ALL_TOGGLES,
      memoryContext: "",
      readAs: null,
      act: null,
      narrator: requestedNarrator(gameMaster),
    });
  })
  .get(
    "/turns/:turnId/stream",
    validate("param", TurnParam),
    validate("query", CampaignQuery),
    ownCampaign("query"),
    async (c) => {
      const table = tableOf(c.env, c.get("key"));
      const { sid } = c.get("caller");
      const stream = await table.stream(c.req.valid("param").turnId, c.req.header("Last-Event-ID") ?? null, sid);
      if (!stream) throw notFound("Turn not found");
      return asStream(stream);
    },
  )
  .post(
    "/turns/:turnId/stop",
    validate("param", TurnParam),
    validate("json", CampaignBody),
    ownCampaign("json"),
    async (c) => {
      const { turnId: id } = c.req.valid("param");
      const state = await tableOf(c.env, c.get("key")).stop(id);
      if (!state) throw notFound("Turn not found");
      return c.json({ turnId: id, state });
    },
  );
