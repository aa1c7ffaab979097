import { Hono } from "hono";
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
import type { CampaignKey } from "#contracts/rpc/memory";
import { id } from "#contracts/text";
import { AppError, notFound } from "#worker-kit/errors";
import { requireAccess, requireSameUser } from "#worker-kit/session";
import { optionalJson, validate } from "#worker-kit/validate";
import { refuse } from "../domain/play-request.ts";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { asError } from "./as-error.ts";

const Param = z.object({ importId: id });

/** What of the path may be larger than other bodies: it brings something in. */
export const IMPORT_PATH = /^\/api\/chat\/imports(?:\/|$)/u;

const cursorOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  if (!/^\d{1,15}$/u.test(cursor)) throw new AppError("invalid_input", "There is no such place to go on from");
  return Number(cursor);
};

/**
 * Taking a campaign out and bringing one in (docs/portability.md). What is brought in nobody sees before it is whole: until it is
 * finished api knows of no such campaign. Every call may come twice.
 */
export const transferRoutes = new Hono<ChatRouteEnv>()
  .get("/export", validate("query", ExportQuery), async (c) => {
    const { campaignId, cursor, userId } = c.req.valid("query");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, campaignId);
    const page = await tableOf(c.env, { userId: caller.userId, campaignId }).transfer().page(cursorOf(cursor));
    return c.body(page, 200, { "Content-Type": "application/json" });
  })
  .post("/imports", validate("json", BeginImportRequest), async (c) => {
    const request = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, request.userId);
    await requireAccess(c.get("services").api, caller, null);
    const key: CampaignKey = { userId: caller.userId, campaignId: request.importId };
    const begun = await tableOf(c.env, key).transfer().begin(key, request);
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
  .post("/imports/:importId/turns", validate("param", Param), validate("json", ImportTurnsRequest), async (c) => {
    const { from, turns, userId } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, null);
    const key = { userId: caller.userId, campaignId: c.req.valid("param").importId };
    const imported = await tableOf(c.env, key).transfer().importTurns(from, turns);
    if (!imported.ok) throw asError(imported);
    const answer: ReceivedAnswer = { received: imported.received };
    return c.json(answer);
  })
  .post("/imports/:importId/memory", validate("param", Param), validate("json", ImportMemoryRequest), async (c) => {
    const { from, rows, userId } = c.req.valid("json");
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const { api, memory } = c.get("services");
    await requireAccess(api, caller, null);
    const key = { userId: caller.userId, campaignId: c.req.valid("param").importId };
    if (!(await tableOf(c.env, key).transfer().isOpen())) throw notFound("There is no such import");
    const imported = await memory.importRows(key, from, rows);
    if (!imported.ok) throw asError(refuse(imported.code, imported.message));
    const answer: ReceivedAnswer = { received: imported.received };
    return c.json(answer);
  })
  .post("/imports/:importId/finish", validate("param", Param), async (c) => {
    const { userId } = await optionalJson(c.req.raw, ImportBody);
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    await requireAccess(c.get("services").api, caller, null);
    const key = { userId: caller.userId, campaignId: c.req.valid("param").importId };
    const finished = await tableOf(c.env, key).transfer().finish(caller);
    if (!finished.ok) throw asError(finished);
    const answer: ImportedAnswer = { campaign: finished.campaign };
    return c.json(answer);
  })
  .delete("/imports/:importId", validate("param", Param), async (c) => {
    const { userId } = await optionalJson(c.req.raw, ImportBody);
    const caller = c.get("caller");
    requireSameUser(caller, userId);
    const { api, memory } = c.get("services");
    await requireAccess(api, caller, null);
    const key = { userId: caller.userId, campaignId: c.req.valid("param").importId };
    const table = tableOf(c.env, key);
    if (!(await table.transfer().isOpen())) throw notFound("There is no such import");
    await memory.erase(key);
    await table.transfer().discard();
    return c.body(null, 204);
  });
