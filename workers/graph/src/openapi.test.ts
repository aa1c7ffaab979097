import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { documentGaps } from "#worker-kit/testing";
import { FakeServices } from "../test/fake-services.ts";
import { createGraphApp } from "./app.ts";

it("answers exactly the calls that the document lists for graph", () => {
  const app = createGraphApp(() => new FakeServices());
  expect(documentGaps(app, CALLS.graph)).toEqual({ undocumented: [], unanswered: [] });
});

it("gives the document of all services to anybody, and lets it be kept for a while", async () => {
  const answer = await exports.default.fetch(new Request("http://localhost/api/openapi.json"));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ openapi: "3.1.0", paths: { "/api/chat/gamemaster": {}, "/ws": {} } });
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
});
