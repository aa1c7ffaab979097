import { Hono } from "hono/tiny";
import * as z from "zod/mini";

import { ExportQuery } from "#contracts/http/export-query";
import {
  BeginImportRequest,
  type ImportAnswer,
  ImportBody,
  type ImportedAnswer,
  ImportMemoryRequest,
  ImportTurnsRequest,
  type ReceivedAnswer,
} from "#contracts/http/portability";
import { id } from "#contracts/text";
import { AppError, notFound } from "#worker-kit/errors";
import { validate, validateOptionalJson } from "#worker-kit/validate";
import { refuse } from "../domain/refusal.ts";
import { type ChatRouteEnv, newCampaign, ownCampaign, tableOf } from "./env.ts";
import { asError } from "./as-error.ts";

const Param = z.object({ importId: id });

/** Paths of import requests, whose bodies may be larger. */
export const IMPORT_PATH = /^\/api\/chat\/imports(?:\/|$)/u;

const cursorOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  if (!/^\d{1,15}$/u.test(cursor)) throw new AppError("invalid_input", "There is no such place to go on from");
  return Number(cursor);
};

/** The bytes of a part of an import, as JSON. */
const sizeOf = (part: object): number => new TextEncoder().encode(JSON.stringify(part)).length;

/**
 * Routes that export and import a campaign (docs/portability.md). Nobody sees an imported campaign before it is complete, because api
 * does not know it until then. Every request may be repeated.
 */
export const transferRoutes = new Hono<ChatRouteEnv>()
  .get("/export", validate("query", ExportQuery), ownCampaign("query"), async (c) => {
    const { cursor } = c.req.valid("query");
    const page = await tableOf(c.env, c.get("key")).transfer().page(cursorOf(cursor));
    return c.body(page, 200, { "Content-Type": "application/json" });
  })
  .post("/imports", validate("json", BeginImportRequest), newCampaign("json", "importId"), async (c) => {
    const request = c.req.valid("json");
    const key = c.get("key");
    const begun = await tableOf(c.env, key).transfer().begin(c.get("caller"), key, request);
    if (!begun.ok) throw asError(begun);
    const { ok: _, ...progress } = begun;
    const answer: ImportAnswer = { ...progress, memories: request.memories };
    if (begun.state === "open") {
      const rows = await c.get("services").memory.importRows(key, 0, []);
      if (!rows.ok) throw asError(refuse(rows.code, rows.message));
      answer.memories = rows.received;
    }
    return c.json(answer, 201);
  })
  .post(
    "/imports/:importId/turns",
    validate("param", Param),
    validate("json", ImportTurnsRequest),
    newCampaign("param", "importId"),
    async (c) => {
      const { from, turns } = c.req.valid("json");
      const table = tableOf(c.env, c.get("key"));
      const taken = await table.transfer().take(sizeOf(turns));
      if (!taken.ok) throw asError(taken);
      const imported = await table.transfer().importTurns(from, turns);
      if (!imported.ok) throw asError(imported);
      const answer: ReceivedAnswer = { received: imported.received };
      return c.json(answer);
    },
  )
  .post(
    "/imports/:importId/memory",
    validate("param", Param),
    validate("json", ImportMemoryRequest),
    newCampaign("param", "importId"),
    async (c) => {
      const { from, rows } = c.req.valid("json");
      const key = c.get("key");
      const taken = await tableOf(c.env, key).transfer().take(sizeOf(rows));
      if (!taken.ok) throw asError(taken);
      const imported = await c.get("services").memory.importRows(key, from, rows);
      if (!imported.ok) throw asError(refuse(imported.code, imported.message));
      const answer: ReceivedAnswer = { received: imported.received };
      return c.json(answer);
    },
  )
  .post(
    "/imports/:importId/finish",
    validate("param", Param),
    validateOptionalJson(ImportBody),
    newCampaign("param", "importId"),
    async (c) => {
      const finished = await tableOf(c.env, c.get("key")).transfer().finish(c.get("caller"));
      if (!finished.ok) throw asError(finished);
      const answer: ImportedAnswer = { campaign: finished.campaign };
      return c.json(answer);
    },
  )
  .delete(
    "/imports/:importId",
    validate("param", Param),
    validateOptionalJson(ImportBody),
    newCampaign("param", "importId"),
    async (c) => {
      const key = c.get("key");
      const table = tableOf(c.env, key);
      if (!(await table.transfer().isOpen())) throw notFound("There is no such import");
      await c.get("services").memory.erase(key);
      await table.transfer().discard();
      return c.body(null, 204);
    },
  );
