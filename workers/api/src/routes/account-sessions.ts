import { Hono } from "hono";

import type { SessionsAnswer, SessionsEndedAnswer } from "#contracts/http/account";
import { notFound } from "#worker-kit/errors";
import type { ApiHono } from "../env.ts";
import { announceEnded, endSessions, listSessions } from "../store/end-sessions.ts";
import { idParam } from "./params.ts";

/** Routes that list the player's sessions and end them. */
export const accountSessionRoutes = new Hono<ApiHono>()
  .get("/", async (c) => c.json({ sessions: await listSessions(c.var.db, c.get("caller")) } satisfies SessionsAnswer))
  .delete("/", async (c) => {
    const caller = c.get("caller");
    const ended = await endSessions(c.var.db, caller, "others");
    await announceEnded(c.var.db, c.env.TURNS, caller.userId, ended);
    return c.json({ ended: ended.length } satisfies SessionsEndedAnswer);
  })
  .delete("/:id", idParam, async (c) => {
    const caller = c.get("caller");
    const ended = await endSessions(c.var.db, caller, { sid: c.req.valid("param").id });
    if (ended.length === 0) throw notFound("This sign-in has ended already");
    await announceEnded(c.var.db, c.env.TURNS, caller.userId, ended);
    return c.body(null, 204);
  });
