import { expect, it } from "vitest";

import { givesKey } from "#worker-kit/tenancy";
import { routesWithout } from "#worker-kit/testing";
import { app } from "./app.ts";

/** The routes that get no campaign key, each with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  "GET /api/memory/health": "answers for the worker, to anybody",
  "GET /api/memory/asyncapi.json": "describes the frames; says nothing of any player",
  "DELETE /api/memory/worlds": "names a world; api says which of its campaigns are the caller's",
};

it("Every route gets its campaign's key, or says why it needs none", () => {
  expect(routesWithout(app, givesKey).toSorted()).toEqual(Object.keys(OPEN).toSorted());
});
