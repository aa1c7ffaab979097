import { expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { documentGaps } from "#worker-kit/testing";
import { call } from "../test/player.ts";
import api from "../test/worker.ts";

it("answers exactly the calls that the document lists for core", () => {
  expect(documentGaps(api, CALLS.core)).toEqual({ undocumented: [], unanswered: [] });
});

it("gives the document to anybody, and lets it be kept for a while", async () => {
  const { status, body, headers } = await call("GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(body).toMatchObject({ openapi: "3.1.0", paths: { "/api/chat/gamemaster": {}, "/ws": {} } });
  expect(headers.get("Cache-Control")).toBe("public, max-age=300");
});
