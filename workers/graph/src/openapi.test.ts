import { expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { documentGaps } from "#worker-kit/testing";
import { FakeServices } from "../test/fake-services.ts";
import { createGraphApp } from "./app.ts";

it("answers exactly the calls that the document lists for graph", () => {
  const app = createGraphApp(() => new FakeServices());
  expect(documentGaps(app, CALLS.graph)).toEqual({ undocumented: [], unanswered: [] });
});
