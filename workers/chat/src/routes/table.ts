import { Hono } from "hono/tiny";

import {
  type AuthorsNoteAnswer,
  AuthorsNoteRequest,
  CampaignBody,
  CampaignQuery,
  DetailLevelRequest,
  MessagesQuery,
  SearchStoryQuery,
} from "#contracts/http/chat";
import { DETAIL_LEVEL_DESCRIPTIONS, DETAIL_LEVELS, type DetailLevel } from "#contracts/options";
import { SheetRequest } from "#contracts/play/sheet-action";
import { AppError } from "#worker-kit/errors";
import { validate } from "#worker-kit/validate";
import { asError } from "./as-error.ts";
import { digestOf } from "./digest.ts";
import { campaignCheckedByHandler, type ChatRouteEnv, ownCampaign, tableOf } from "./env.ts";
import { sceneFor } from "./scene.ts";

const detailAnswer = (detailLevel: DetailLevel) => ({
  detailLevel,
  description: DETAIL_LEVEL_DESCRIPTIONS[detailLevel],
});

/** Routes from which the play screen reads: transcript, sheets, detail level, context. */
export const tableRoutes = new Hono<ChatRouteEnv>()
  .get("/messages", validate("query", MessagesQuery), ownCampaign("query"), async (c) => {
    const { before, limit } = c.req.valid("query");
    const key = c.get("key");
    const page = await tableOf(c.env, key).messages(key, { before, limit });
    if (!page) throw new AppError("invalid_input", "There is no such message to read before");
    return c.json(page);
  })
  .get("/search", validate("query", SearchStoryQuery), ownCampaign("query"), async (c) => {
    return c.json(await tableOf(c.env, c.get("key")).search(c.req.valid("query").q));
  })
  .get("/table", validate("query", CampaignQuery), campaignCheckedByHandler("query"), async (c) => {
    const key = c.get("key");
    const { characters, campaign } = await sceneFor(c.get("services"), c.get("caller"), key.campaignId);
    const viewed = await tableOf(c.env, key).table({ characters, campaign });
    if (!viewed.ok) throw asError(viewed);
    return c.json(viewed.answer);
  })
  .post("/sheet", validate("json", SheetRequest), campaignCheckedByHandler("json"), async (c) => {
    const { userId: _, ...asked } = c.req.valid("json");
    const { campaignId, characterId, action, turnId = crypto.randomUUID() } = asked;
    const scene = await sceneFor(c.get("services"), c.get("caller"), campaignId);
    c.set("about", { campaignId, turnId });
    const digest = await digestOf(asked);
    const entered = await tableOf(c.env, c.get("key")).actOnSheet({ turnId, digest, characterId, action, scene });
    if (!entered.ok) throw asError(entered);
    return c.json(entered.answer);
  })
  .post("/context", validate("json", CampaignBody), ownCampaign("json"), async (c) => {
    const { recentEvents, totalMemories } = await c.get("services").memory.overview(c.get("key"));
    return c.json({ recentEvents, totalMemories });
  })
  .get("/detail-levels", (c) => c.json({ levels: DETAIL_LEVELS }))
  .get("/detail-level", validate("query", CampaignQuery), ownCampaign("query"), async (c) => {
    return c.json(detailAnswer(await tableOf(c.env, c.get("key")).detailLevel()));
  })
  .post("/detail-level", validate("json", DetailLevelRequest), ownCampaign("json"), async (c) => {
    const { detailLevel } = c.req.valid("json");
    return c.json(detailAnswer(await tableOf(c.env, c.get("key")).detailLevel(detailLevel)));
  })
  .get("/authors-note", validate("query", CampaignQuery), ownCampaign("query"), async (c) => {
    const answer: AuthorsNoteAnswer = {
      authorsNote: await tableOf(c.env, c.get("key")).authorsNote(),
    };
    return c.json(answer);
  })
  .put("/authors-note", validate("json", AuthorsNoteRequest), ownCampaign("json"), async (c) => {
    const { authorsNote } = c.req.valid("json");
    const answer: AuthorsNoteAnswer = {
      authorsNote: await tableOf(c.env, c.get("key")).authorsNote(authorsNote),
    };
    return c.json(answer);
  });
