import { CampaignQuery } from "../../http/chat.ts";
import {
  CheckpointAnswer,
  CheckpointRequest,
  HeadAnswer,
  HeadRequest,
  RemoveCheckpointRequest,
  StoryAnswer,
  StoryRequest,
  TreeAnswer,
  TreeQuery,
} from "../../http/ledger.ts";
import { FlagAnswer, FlagRequest, SafetyLists, SafetyRequest, XCardRequest } from "../../http/safety.ts";
import { type Call, json, NOTHING } from "../call.ts";

/** Calls that move through the story, and calls about safety and flags. */
export const ledgerCalls: readonly Call[] = [
  {
    method: "post",
    path: "/api/chat/head",
    summary: "Undo, redo, or straight to a turn; nothing is erased",
    session: true,
    body: HeadRequest,
    answers: { 200: json(HeadAnswer) },
  },
  {
    method: "get",
    path: "/api/chat/tree",
    summary: "The turns of the campaign with their places in the tree, 2,000 at a time",
    session: true,
    query: TreeQuery,
    answers: { 200: json(TreeAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/story",
    summary: "Changes the story by hand, with its last turn",
    session: true,
    body: StoryRequest,
    answers: { 200: json(StoryAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/checkpoints",
    summary: "Names a turn",
    session: true,
    body: CheckpointRequest,
    answers: { 201: json(CheckpointAnswer) },
  },
  {
    method: "delete",
    path: "/api/chat/checkpoints",
    summary: "Takes a turn's name back",
    session: true,
    body: RemoveCheckpointRequest,
    answers: { 204: NOTHING },
  },
  {
    method: "get",
    path: "/api/chat/safety",
    summary: "The campaign's lines and veils",
    session: true,
    query: CampaignQuery,
    answers: { 200: json(SafetyLists) },
  },
  {
    method: "put",
    path: "/api/chat/safety",
    summary: "Sets the campaign's lines and veils",
    session: true,
    body: SafetyRequest,
    answers: { 200: json(SafetyLists) },
  },
  {
    method: "post",
    path: "/api/chat/x-card",
    summary: "Takes a turn back with its memory, out of sight for good",
    session: true,
    body: XCardRequest,
    answers: { 200: json(HeadAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/turns/:turnId/flags",
    summary: "Lets stand what was flagged in a reply",
    session: true,
    body: FlagRequest,
    answers: { 200: json(FlagAnswer) },
  },
];
