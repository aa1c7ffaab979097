import { expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { documentGaps } from "#worker-kit/testing";
import { app } from "./app.ts";

it("answers exactly the calls that the document lists for memory", () => {
  expect(documentGaps(app, CALLS.memory)).toEqual({ undocumented: [], unanswered: [] });
});
