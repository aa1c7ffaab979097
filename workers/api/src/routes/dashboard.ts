import { Hono } from "hono";

import { sameUser } from "#worker-kit/tenancy";
import type { ApiHono } from "../env.ts";
import { readDashboard } from "../store/dashboard.ts";
import { userQuery } from "./params.ts";

export const dashboardRoutes = new Hono<ApiHono>().get("/", userQuery, sameUser("query"), async (c) => {
  return c.json(await readDashboard(c.var.db, c.var.caller));
});
