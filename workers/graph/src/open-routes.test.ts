import { expect, it } from "vitest";

import { givesKey } from "#worker-kit/tenancy";
import { routesWithout } from "#worker-kit/testing";
import { FakeServices } from "../test/fake-services.ts";
import { createGraphApp } from "./app.ts";

/** The routes that get no campaign key, each with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  "GET /api/openapi.json": "documents the calls; says nothing of any player",
  "GET /api/graph/health": "answers for the worker, to anybody",
  "GET /api/graph/health/all": "answers for the site, to the operator, who sends a token",
};

it("Every route gets its campaign's key, or says why it needs none", () => {
  const app = createGraphApp(() => new FakeServices());
  expect(routesWithout(app, givesKey).toSorted()).toEqual(Object.keys(OPEN).toSorted());
});
