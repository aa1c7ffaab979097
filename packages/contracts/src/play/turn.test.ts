import * as z from "zod/mini";
import { expect, it } from "vitest";

import { TurnRequest } from "./turn.ts";

it("A turn takes what memory answered as a whole, or its text alone", () => {
  const turn = { campaignId: "c1", message: "I go in." };
  const campaignContext = "Hanne keeps the toll.";
  for (const memoryContext of [campaignContext, { campaignContext, hasRelevantMemory: true, keyNpcs: [] }]) {
    expect(z.parse(TurnRequest, { ...turn, memoryContext }).memoryContext).toBe(campaignContext);
  }
  expect(z.safeParse(TurnRequest, { ...turn, memoryContext: { text: "?" } }).success).toBe(false);
});
