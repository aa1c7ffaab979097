import { CampaignQuery } from "../../http/chat.ts";
import { EveningAnswer, InspectionAnswer } from "../../http/inspection.ts";
import { InspectionQuery, PreviewRequest } from "../../http/inspection-requests.ts";
import { type Call, json } from "../call.ts";

/** Calls that show what a model was sent. */
export const inspectionCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/chat/turns/:turnId/inspection",
    summary: "What a model was sent for a turn, and what it did; what only the game master may know with seal=open",
    session: true,
    query: InspectionQuery,
    answers: { 200: json(InspectionAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/evening",
    summary: "The tokens that models have used since the last long pause",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(EveningAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/preview",
    summary: "What a model would be sent for these words now; asks no model and stores nothing",
    session: true,
    body: PreviewRequest,
    answers: { 200: json(InspectionAnswer) },
  },
];
