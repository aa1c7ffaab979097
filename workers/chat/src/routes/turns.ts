import { type Context, Hono } from "hono";
import * as z from "zod/mini";

import { CampaignBody, CampaignQuery, OpenTableRequest } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { TurnRequest } from "#contracts/play/turn";
import { turnId } from "#contracts/text";
import { AppError, notFound } from "#worker-kit/errors";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { PlayRequest } from "../domain/play-request.ts";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { digestOf } from "./digest.ts";
import { sceneFor } from "./scene.ts";

const TurnParam = z.object({ turnId });
const INCLUDE_ALL = { campaignOverview: true, worldInfo: true, characterRecap: true };

const wantsStream = (c: Context): boolean => (c.req.header("Accept") ?? "").includes("text/event-stream");

const asStream = (stream: ReadableStream<Uint8Array>): Response =>
  new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });

/** Plays a turn and answers as the client asked: the stream of it, or one JSON when it has ended. */
async function play(c: Context<ChatRouteEnv>, campaignId: string, request: PlayRequest): Promise<Response> {
  const table = tableOf(c.env, { userId: c.get("caller").userId, campaignId });
  const played = await table.play(request);
  if (!played.ok) throw new AppError(played.code, played.message);
  if (wantsStream(c)) {
    const stream = await table.stream(played.turnId, c.req.header("Last-Event-ID") ?? null);
    if (!stream) throw notFound("Turn not found");
    return asStream(stream);
  }
  const answer = (await table.answer(played.turnId)) as TurnAnswer | null;
  if (!answer) throw notFound("Turn not found");
  if (answer.state === "failed") {
    throw new AppError("game_master_failed", "The game master lost the thread. Say it again to go on.", {
      turnId: answer.turnId,
    });
  }
  return c.json(answer);
}

const playTurn = new Hono<ChatRouteEnv>().post("/", validate("json", TurnRequest), async (c) => {
  const body = c.req.valid("json");
  requireSameUser(c.get("caller"), body.userId);
  const { userId: _, ...asked } = body;
  const scene = await sceneFor(c.get("services"), c.get("caller"), body.campaignId);
  return play(c, body.campaignId, {
    turnId: body.turnId ?? crypto.randomUUID(),
    kind: "action",
    digest: await digestOf(asked),
    playerText: body.message,
    parentTurnId: body.parentTurnId ?? null,
    detailLevel: body.detailLevel ?? null,
    memoryEnhanced: body.memoryEnhanced,
    include: body.include,
    memoryContext: body.memoryContext ?? "",
    scene,
  });
});

/** Turns: told, re-attached to, stopped (design.md §6). */
export const turnRoutes = new Hono<ChatRouteEnv>()
  .route("/", playTurn)
  .route("/gamemaster", playTurn)
  .route("/gm-response", playTurn)
  .post("/initialize-campaign", validate("json", OpenTableRequest), async (c) => {
    const { userId, campaignId, turnId: asked, detailLevel } = c.req.valid("json");
    requireSameUser(c.get("caller"), userId);
    const scene = await sceneFor(c.get("services"), c.get("caller"), campaignId);
    return play(c, campaignId, {
      turnId: asked ?? crypto.randomUUID(),
      kind: "opening",
      digest: await digestOf({ opening: campaignId }),
      playerText: "",
      parentTurnId: null,
      detailLevel: detailLevel ?? null,
      memoryEnhanced: false,
      include: INCLUDE_ALL,
      memoryContext: "",
      scene,
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
