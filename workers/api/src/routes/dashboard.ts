import { Hono } from "hono";

import { requireSameUser } from "#worker-kit/session";
import type { ApiHono } from "../env.ts";
import { readDashboard } from "../store/dashboard.ts";
import { userQuery } from "./params.ts";

export const dashboardRoutes = new Hono<ApiHono>().get("/", userQuery, async (c) => {
  requireSameUser(c.var.caller, c.req.valid("query").userId);
  return c.json(await readDashboard(c.var.db, c.var.caller));
});
