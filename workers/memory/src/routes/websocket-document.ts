import { Hono } from "hono";

import { websocketDocument } from "#contracts/openapi/websocket-document";
import { VERSION } from "#worker-kit/health";
import type { AppEnv } from "../env.ts";

/** The document as text. It is built at the first request and does not change until the next deployment. */
let document: string | undefined;

/** GET /api/memory/asyncapi.json: describes the frames of /ws. It is built from the schemas that read them. */
export const websocketDocumentRoutes = new Hono<AppEnv>().get("/asyncapi.json", (c) => {
  document ??= JSON.stringify(websocketDocument(VERSION));
  return c.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" });
});
