import { Hono } from "hono";

import {
  type AuthorsNoteAnswer,
  AuthorsNoteRequest,
  CampaignBody,
  CampaignQuery,
  DetailLevelRequest,
  MessagesQuery,
} from "#contracts/http/chat";
import { DETAIL_LEVEL_DESCRIPTIONS, DETAIL_LEVELS, type DetailLevel } from "#contracts/options";
import { AppError } from "#worker-kit/errors";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { sceneFor } from "./scene.ts";

const detailAnswer = (detailLevel: DetailLevel) => ({
  detailLevel,
  description: DETAIL_LEVEL_DESCRIPTIONS[detailLevel],
});

/** What the play screen reads: transcript, sheets, detail level, context. */
export const tableRoutes = new Hono<ChatRouteEnv>()
  .get("/messages", validate("query", MessagesQuery), async (c) => {
    const { campaignId, userId, before, limit } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const key = { userId: caller.userId, campaignId };
    const page = await tableOf(c.env, key).messages(key, { before, limit });
    if (!page) throw new AppError("invalid_input", "There is no such message to read before");
    return c.json(page);
  })
  .get("/table", validate("query", CampaignQuery), async (c) => {
    const { campaignId, userId } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const { characters } = await sceneFor(c.get("services"), caller, campaignId);
    return c.json(await tableOf(c.env, { userId: caller.userId, campaignId }).table(characters));
  })
  .post("/context", validate("json", CampaignBody), async (c) => {
    const { campaignId, userId } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const { api, memory } = c.get("services");
    await requireAccess(api, caller, campaignId);
    const { recentEvents, totalMemories } = await memory.overview({ userId: caller.userId, campaignId });
    return c.json({ recentEvents, totalMemories });
  })
  .get("/detail-levels", (c) => c.json({ levels: DETAIL_LEVELS }))
  .get("/detail-level", validate("query", CampaignQuery), async (c) => {
    const { campaignId, userId } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    return c.json(detailAnswer(await tableOf(c.env, { userId: caller.userId, campaignId }).detailLevel()));
  })
  .post("/detail-level", validate("json", DetailLevelRequest), async (c) => {
    const { campaignId, userId, detailLevel } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    return c.json(detailAnswer(await tableOf(c.env, { userId: caller.userId, campaignId }).detailLevel(detailLevel)));
  })
  .get("/authors-note", validate("query", CampaignQuery), async (c) => {
    const { campaignId, userId } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const answer: AuthorsNoteAnswer = {
      authorsNote: await tableOf(c.env, { userId: caller.userId, campaignId }).authorsNote(),
    };
    return c.json(answer);
  })
  .put("/authors-note", validate("json", AuthorsNoteRequest), async (c) => {
    const { campaignId, userId, authorsNote } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const answer: AuthorsNoteAnswer = {
      authorsNote: await tableOf(c.env, { userId: caller.userId, campaignId }).authorsNote(authorsNote),
    };
    return c.json(answer);
  });
