import { Hono } from "hono";

import { CALLS } from "#contracts/openapi/calls";
import { openApiDocument } from "#contracts/openapi/document";
import { VERSION } from "#worker-kit/health";
import type { ApiHono } from "../env.ts";

/** The document as text. It is built at the first request and does not change until the next deployment. */
let document: string | undefined;

/** GET /api/openapi.json: describes all calls of all services. It is built from the schemas that validate them. */
export const openApiRoutes = new Hono<ApiHono>().get("/", (c) => {
  document ??= JSON.stringify(openApiDocument(CALLS, VERSION));
  return c.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" });
});
