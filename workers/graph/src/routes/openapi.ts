import { Hono } from "hono";

import { CALLS } from "#contracts/openapi/calls";
import { openApiDocument } from "#contracts/openapi/document";
import { VERSION } from "#worker-kit/health";
import type { AppEnv } from "../env.ts";

/** The document as text. It is built at the first request and does not change until the next deployment. */
let document: string | undefined;

/**
 * GET /api/openapi.json: describes all calls of all services. It is built from the schemas that validate them. graph answers it, because
 * the schemas of all services together are too large for api's bundle (docs/decisions/044).
 */
export const openApiRoutes = new Hono<AppEnv>().get("/", (c) => {
  document ??= JSON.stringify(openApiDocument(CALLS, VERSION));
  return c.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" });
});
