import { Hono } from "hono";
import * as z from "zod/mini";

import { CampaignBody, CampaignQuery, OpenTableRequest } from "#contracts/http/chat";
import { ALL_TOGGLES, TurnRequest } from "#contracts/play/turn";
import { turnId } from "#contracts/text";
import { notFound } from "#worker-kit/errors";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { digestOf } from "./digest.ts";
import { asStream, play } from "./play.ts";
import { requestedNarrator } from "./scene.ts";

const TurnParam = z.object({ turnId });

const playTurn = new Hono<ChatRouteEnv>().post("/", validate("json", TurnRequest), async (c) => {
  const body = c.req.valid("json");
  requireSameUser(c.get("caller"), body.userId);
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
    narrator: requestedNarrator(body.gameMaster),
  });
});

/** Turns: play, follow, stop. */
export const turnRoutes = new Hono<ChatRouteEnv>()
  .route("/", playTurn)
  .route("/gamemaster", playTurn)
  .route("/gm-response", playTurn)
  .post("/initialize-campaign", validate("json", OpenTableRequest), async (c) => {
    const { userId, campaignId, turnId: asked, detailLevel, gameMaster } = c.req.valid("json");
    requireSameUser(c.get("caller"), userId);
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
      narrator: requestedNarrator(gameMaster),
    });
  })
  .get("/turns/:turnId/stream", validate("param", TurnParam), validate("query", CampaignQuery), async (c) => {
    const { campaignId, userId } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const table = tableOf(c.env, { userId: caller.userId, campaignId });
    const stream = await table.stream(c.req.valid("param").turnId, c.req.header("Last-Event-ID") ?? null);
    if (!stream) throw notFound("Turn not found");
    return asStream(stream);
  })
  .post("/turns/:turnId/stop", validate("param", TurnParam), validate("json", CampaignBody), async (c) => {
    const { campaignId, userId } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const { turnId: id } = c.req.valid("param");
    const state = await tableOf(c.env, { userId: caller.userId, campaignId }).stop(id);
    if (!state) throw notFound("Turn not found");
    return c.json({ turnId: id, state });
  });
