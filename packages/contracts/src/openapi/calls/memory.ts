import * as z from "zod/mini";

import { CampaignQuery } from "../../http/chat.ts";
import {
  ForgetCampaignRequest,
  ForgetWorldRequest,
  MemoryContextAnswer,
  MemoryContextRequest,
  RememberWorldAnswer,
  RememberWorldRequest,
} from "../../http/memory.ts";
import {
  ChangeMemoryItemRequest,
  ForgetMemoryItemRequest,
  MemoryItemAnswer,
  MemoryItemsAnswer,
  MemoryItemsQuery,
  QuestsAnswer,
} from "../../http/memory-items.ts";
import { ExportQuery } from "../../http/export-query.ts";
import { AddLoreAnswer, AddLoreRequest } from "../../http/lore.ts";
import { MemoryPageAnswer } from "../../http/portability.ts";
import { type Call, json, NOTHING } from "../call.ts";
import { healthCall } from "./health.ts";

/** The calls that workers/memory answers. */
export const memoryCalls: readonly Call[] = [
  healthCall("/api/memory/health"),
  {
    method: "post",
    path: "/api/memory/context",
    summary: "What is remembered that matters in a situation",
    session: true,
    body: MemoryContextRequest,
    answers: { 200: json(MemoryContextAnswer) },
  },
  {
    method: "put",
    path: "/api/memory/worlds",
    summary: "Tells memory what a campaign is, after it was created or changed",
    session: true,
    body: RememberWorldRequest,
    answers: { 200: json(RememberWorldAnswer) },
  },
  {
    method: "delete",
    path: "/api/memory/worlds",
    summary: "Forgets a world, and its campaigns' memory unless preserveCampaignData keeps that",
    session: true,
    body: ForgetWorldRequest,
    answers: { 204: NOTHING },
  },
  {
    method: "delete",
    path: "/api/memory/campaigns",
    summary: "Forgets all that is remembered of a campaign",
    session: true,
    body: ForgetCampaignRequest,
    answers: { 204: NOTHING },
  },
  {
    method: "get",
    path: "/api/memory/items",
    summary: "What is remembered, newest first, or best first where `q` asks for something",
    session: true,
    query: MemoryItemsQuery,
    answers: { 200: json(MemoryItemsAnswer) },
  },
  {
    method: "patch",
    path: "/api/memory/items/:id",
    summary: "Pins or corrects something remembered; what it said before stays in its history",
    session: true,
    body: ChangeMemoryItemRequest,
    answers: { 200: json(MemoryItemAnswer) },
  },
  {
    method: "delete",
    path: "/api/memory/items/:id",
    summary: "Forgets something for good",
    session: true,
    body: ForgetMemoryItemRequest,
    answers: { 204: NOTHING },
  },
  {
    method: "get",
    path: "/api/memory/quests",
    summary: "Every quest of the story, the open ones first",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(QuestsAnswer) },
  },
  {
    method: "post",
    path: "/api/memory/lore",
    summary: "Adds what others have written of a world to what the campaign remembers",
    session: true,
    body: AddLoreRequest,
    answers: { 200: json(AddLoreAnswer) },
  },
  {
    method: "get",
    path: "/api/memory/export",
    summary: "All that is remembered, a page at a time, to be taken elsewhere",
    session: true,
    query: ExportQuery,
    answers: { 200: json(MemoryPageAnswer) },
  },
  {
    method: "get",
    path: "/api/memory/asyncapi.json",
    summary: "The frames of /ws as an AsyncAPI document",
    session: false,
    answers: { 200: json(z.looseObject({ asyncapi: z.string() })) },
  },
  {
    method: "get",
    path: "/ws",
    summary: "Opens a WebSocket to a campaign's memory. /api/memory/asyncapi.json describes its frames",
    description:
      "A client whose connection was lost comes back within ten minutes with `session`, from the last `welcome`, and `ack`, the highest `seq` that arrived; all later frames come again. A request without the header Upgrade is answered 426, one without an allowed Origin 403, and one for a campaign of somebody else 404.",
    session: true,
    query: z.extend(z.pick(CampaignQuery, { campaignId: true }), {
      session: z.optional(z.string()),
      ack: z.optional(z.string()),
    }),
    headers: { Upgrade: "websocket", Origin: "The address of the site. A browser sends it by itself." },
    answers: { 101: NOTHING },
  },
];
