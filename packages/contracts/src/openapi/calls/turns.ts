import * as z from "zod/mini";

import { CampaignBody, CampaignQuery, OpenTableRequest, StopAnswer } from "../../http/chat.ts";
import { ContinueRequest, EditAnswer, EditRequest, RetryRequest } from "../../http/ledger.ts";
import { TurnEvent } from "../../play/events.ts";
import { TurnAnswer, TurnRequest } from "../../play/turn.ts";
import { type Call, json } from "../call.ts";

const STREAM = "text/event-stream";
const headers = {
  Accept: `${STREAM} for the turn as it is told, one event each; otherwise one JSON when it has ended`,
  "Last-Event-ID": "Where a stream that broke off goes on: the id of the last event that came",
};
const turnAnswers = { 200: { ...json(TurnAnswer), [STREAM]: TurnEvent } };

const turn = (path: string, summary: string): Call => ({
  method: "post",
  path,
  summary,
  session: true,
  headers,
  body: TurnRequest,
  answers: turnAnswers,
});

/** Calls that play a turn, repeat it, connect to its stream again or stop it. */
export const turnCalls: readonly Call[] = [
  turn("/api/chat/gamemaster", "Plays a turn; the same turnId again is the same turn"),
  turn("/api/chat", "Another address of /api/chat/gamemaster"),
  turn("/api/chat/gm-response", "Another address of /api/chat/gamemaster"),
  {
    method: "post",
    path: "/api/chat/initialize-campaign",
    summary: "Opens the table: the opening scene is turn 0",
    session: true,
    headers,
    body: OpenTableRequest,
    answers: turnAnswers,
  },
  {
    method: "post",
    path: "/api/chat/continue",
    summary: "The game master goes on without a word from the player",
    session: true,
    headers,
    body: ContinueRequest,
    answers: turnAnswers,
  },
  {
    method: "get",
    path: "/api/chat/turns/:turnId/stream",
    summary: "Re-attaches to a turn, from any device",
    session: true,
    query: CampaignQuery,
    headers: { "Last-Event-ID": headers["Last-Event-ID"] },
    answers: { 200: { [STREAM]: TurnEvent } },
  },
  {
    method: "post",
    path: "/api/chat/turns/:turnId/stop",
    summary: "Stops the turn that is being told; what was told stays",
    session: true,
    body: CampaignBody,
    answers: { 200: json(StopAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/turns/:turnId/retry",
    summary: "Runs the turn again as a variant of the old one, with the same words and the same dice",
    session: true,
    headers,
    body: RetryRequest,
    answers: turnAnswers,
  },
  {
    method: "post",
    path: "/api/chat/turns/:turnId/edit",
    summary: "With `message`, runs a variant of the turn with these words; with `reply`, only changes the turn's text",
    session: true,
    headers,
    body: EditRequest,
    answers: { 200: { ...json(z.union([TurnAnswer, EditAnswer])), [STREAM]: TurnEvent } },
  },
];
