import { CampaignQuery } from "../../http/chat.ts";
import { GraphStatusAnswer } from "../../http/graph.ts";
import { type Call, json } from "../call.ts";
import { healthCall } from "./health.ts";

/** What workers/graph answers. */
export const graphCalls: readonly Call[] = [
  healthCall("/api/graph/health"),
  {
    method: "get",
    path: "/api/graph/status",
    summary: "How far the story has been read into memory, and what could not be",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(GraphStatusAnswer) },
  },
];
