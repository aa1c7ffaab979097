import { Hono } from "hono";
import { describe, expect, it } from "vitest";

import type { Call } from "#contracts/openapi/call";
import { documentGaps } from "./documented.ts";

const call = (method: Call["method"], path: string): Call => ({
  method,
  path,
  summary: "",
  session: true,
  answers: {},
});

const app = new Hono()
  .use(async (_, next) => next())
  .get("/api/tales/:id", (c) => c.text("a tale"))
  .on(["GET", "POST"], "/api/auth/*", (c) => c.text("somebody else's"));

describe("an app beside the document", () => {
  it("agrees where each route has its call, and a wildcard at least one for each method", () => {
    const calls = [call("get", "/api/tales/:id"), call("get", "/api/auth/session"), call("post", "/api/auth/signout")];
    expect(documentGaps(app, calls)).toEqual({ undocumented: [], unanswered: [] });
  });

  it("says which routes nobody wrote down, and which calls nobody answers", () => {
    const calls = [call("delete", "/api/tales/:id"), call("post", "/api/auth/signout"), call("get", "/api/authors")];
    expect(documentGaps(app, calls)).toEqual({
      undocumented: ["GET /api/tales/:id", "GET /api/auth/*"],
      unanswered: ["DELETE /api/tales/:id", "GET /api/authors"],
    });
  });
});
