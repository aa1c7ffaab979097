import {
  AuthorsNoteAnswer,
  AuthorsNoteRequest,
  CampaignBody,
  CampaignQuery,
  ContextAnswer,
  DetailLevelAnswer,
  DetailLevelRequest,
  DetailLevelsAnswer,
  MessagesAnswer,
  MessagesQuery,
  QuickChatAnswer,
  QuickChatRequest,
  SearchStoryAnswer,
  SearchStoryQuery,
  TableAnswer,
} from "../../http/chat.ts";
import { SheetRequest } from "../../play/sheet-action.ts";
import { TurnAnswer } from "../../play/turn.ts";
import { type Call, json } from "../call.ts";
import { healthCall } from "./health.ts";
import { inspectionCalls } from "./inspection.ts";
import { ledgerCalls } from "./ledger.ts";
import { transferCalls } from "./transfer.ts";
import { turnCalls } from "./turns.ts";

const quick = (path: string): Call => ({
  method: "post",
  path,
  summary: "A word with the game master outside the story; nothing is stored",
  session: true,
  body: QuickChatRequest,
  answers: { 200: json(QuickChatAnswer) },
});

/** The calls that workers/chat answers. */
export const chatCalls: readonly Call[] = [
  healthCall("/api/chat/health"),
  ...turnCalls,
  ...ledgerCalls,
  ...inspectionCalls,
  ...transferCalls,
  quick("/api/chat/quick"),
  quick("/api/quick-chat"),
  {
    method: "get",
    path: "/api/chat/messages",
    summary: "The transcript, a page at a time, oldest first",
    session: true,
    query: MessagesQuery,
    answers: { 200: json(MessagesAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/search",
    summary: "Searches the story: the turns in which all words occur, newest first",
    session: true,
    query: SearchStoryQuery,
    answers: { 200: json(SearchStoryAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/table",
    summary: "What lies beside the story: the sheets as they stand, and the turn being told",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(TableAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/sheet",
    summary: "Bookkeeping with a sheet by the rules, as a quiet entry of the ledger",
    session: true,
    body: SheetRequest,
    answers: { 200: json(TurnAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/context",
    summary: "What happened lately, and how much is remembered",
    session: true,
    body: CampaignBody,
    answers: { 200: json(ContextAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/detail-levels",
    summary: "How long replies can be",
    session: true,
    answers: { 200: json(DetailLevelsAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/detail-level",
    summary: "How long the campaign's replies are",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(DetailLevelAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/detail-level",
    summary: "Sets how long the campaign's replies are",
    session: true,
    body: DetailLevelRequest,
    answers: { 200: json(DetailLevelAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/authors-note",
    summary: "What the player wants kept in mind while the story is told",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(AuthorsNoteAnswer) },
  },
  {
    method: "put",
    path: "/api/chat/authors-note",
    summary: "Sets what shall be kept in mind while the story is told",
    session: true,
    body: AuthorsNoteRequest,
    answers: { 200: json(AuthorsNoteAnswer) },
  },
];
