import { expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { documentGaps } from "#worker-kit/testing";
import api from "../test/worker.ts";

it("answers exactly the calls that the document lists for core", () => {
  expect(documentGaps(api, CALLS.core)).toEqual({ undocumented: [], unanswered: [] });
});
