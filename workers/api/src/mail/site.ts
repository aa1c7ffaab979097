import type { Context } from "hono";

import type { ApiHono } from "../env.ts";

/**
 * The site to which links in mails lead: the configured one, or the one of this request. In production it must be configured, so that a
 * forged Host header cannot change the links.
 */
export const siteOf = (c: Context<ApiHono>): string => c.env.SITE_URL || new URL(c.req.url).origin;
