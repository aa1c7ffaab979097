import * as z from "zod/mini";

import { CampaignQuery } from "../../http/chat.ts";
import {
  GraphAnswer,
  GraphStatusAnswer,
  MemoryHealthAnswer,
  MemoryHealthRequest,
  RebuildRequest,
  TimelineAnswer,
} from "../../http/graph.ts";
import { OperatorHealthAnswer } from "../../http/health.ts";
import { type Call, json } from "../call.ts";
import { healthCall } from "./health.ts";

/** The calls that workers/graph answers. */
export const graphCalls: readonly Call[] = [
  healthCall("/api/graph/health"),
  {
    method: "get",
    path: "/api/openapi.json",
    summary: "This document",
    session: false,
    answers: { 200: json(z.record(z.string(), z.unknown())) },
  },
  {
    method: "get",
    path: "/api/graph/health/all",
    summary: "For the operator: how everything is that a turn needs, and what waits; 503 where a check fails",
    session: false,
    headers: { Authorization: "Bearer and the setting OPERATOR_TOKEN" },
    answers: { 200: json(OperatorHealthAnswer), 503: json(OperatorHealthAnswer) },
  },
  {
    method: "get",
    path: "/api/graph",
    summary: "The people, places and things of a campaign, and what is between them",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(GraphAnswer) },
  },
  {
    method: "get",
    path: "/api/graph/timeline",
    summary: "What happened, session by session",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(TimelineAnswer) },
  },
  {
    method: "get",
    path: "/api/graph/status",
    summary: "How far the story has been read into memory, and what could not be",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(GraphStatusAnswer) },
  },
  {
    method: "post",
    path: "/api/graph/rebuild",
    summary: "Reads the whole story into memory again; asked for while that is under way it starts no second time",
    session: true,
    body: RebuildRequest,
    answers: { 202: json(GraphStatusAnswer) },
  },
  {
    method: "post",
    path: "/api/graph/memory-health",
    summary:
      "Asks memory up to 20 questions made from the story, two about what was never told, and says how many it knew",
    session: true,
    body: MemoryHealthRequest,
    answers: { 200: json(MemoryHealthAnswer) },
  },
];
