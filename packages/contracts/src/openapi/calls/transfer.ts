import { ExportQuery } from "../../http/export-query.ts";
import {
  BeginImportRequest,
  ImportAnswer,
  ImportBody,
  ImportedAnswer,
  ImportMemoryRequest,
  ImportTurnsRequest,
  LedgerPageAnswer,
  ReceivedAnswer,
} from "../../http/portability.ts";
import { type Call, json, NOTHING } from "../call.ts";

/** Calls that export and import a campaign (docs/portability.md). */
export const transferCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/chat/export",
    summary: "All that was played, a page at a time, to be taken elsewhere",
    session: true,
    query: ExportQuery,
    answers: { 200: json(LedgerPageAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/imports",
    summary: "Begins to bring a campaign in, or says how far that has come",
    session: true,
    body: BeginImportRequest,
    answers: { 201: json(ImportAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/imports/:importId/turns",
    summary: "Brings in the next turns",
    session: true,
    body: ImportTurnsRequest,
    answers: { 200: json(ReceivedAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/imports/:importId/memory",
    summary: "Brings in the next of what is remembered",
    session: true,
    body: ImportMemoryRequest,
    answers: { 200: json(ReceivedAnswer) },
  },
  {
    method: "post",
    path: "/api/chat/imports/:importId/finish",
    summary: "Opens the campaign that was brought in: until then nobody sees it",
    session: true,
    body: ImportBody,
    bodyOptional: true,
    answers: { 200: json(ImportedAnswer) },
  },
  {
    method: "delete",
    path: "/api/chat/imports/:importId",
    summary: "Gives an import up that is not finished, and leaves nothing of it",
    session: true,
    body: ImportBody,
    bodyOptional: true,
    answers: { 204: NOTHING },
  },
];
