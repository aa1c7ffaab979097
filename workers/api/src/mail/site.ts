import type { Context } from "hono";

import type { ApiHono } from "../env.ts";

/** Where links in mails lead: the configured site, else the one that was asked. Never to where a Host header of somebody else's says. */
export const siteOf = (c: Context<ApiHono>): string => c.env.SITE_URL || new URL(c.req.url).origin;
