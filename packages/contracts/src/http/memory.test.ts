import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";

import { ChangeMemoryItemRequest, MemoryItemsQuery } from "./memory-items.ts";
import { ForgetWorldRequest, MemoryContextRequest, RememberWorldRequest } from "./memory.ts";

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

const remembered = {
  worldId: "world",
  campaignId: "tale",
  payload: {
    type: "campaign",
    name: "The Salt Road",
    description: "A caravan that never arrived.",
    properties: {
      startingLevel: 3,
      levelProgression: "milestone",
      exploration: "high",
      combat: "low",
      social: "medium",
      elements: ["mystery"],
    },
  },
};

describe("what memory is told and asked", () => {
  it("asks for fifteen items of a situation unless it is told otherwise", () => {
    const asked = MemoryContextRequest.parse({ campaignId: "tale", currentSituation: "Who has the key?" });
    expect(asked).toMatchObject({ maxContextItems: 15, relevantEntities: [] });
    expect(accepts(MemoryContextRequest, { ...asked, maxContextItems: 101 })).toBe(false);
  });

  it("takes a campaign's settings, and none that the game does not have", () => {
    expect(accepts(RememberWorldRequest, remembered)).toBe(true);
    const { payload } = remembered;
    for (const wrong of [
      { ...payload, properties: { ...payload.properties, startingLevel: 21 } },
      { ...payload, properties: { ...payload.properties, elements: ["laser-swords"] } },
      { ...payload, owner: "somebody else" },
      { ...payload, name: "  " },
    ]) {
      expect(accepts(RememberWorldRequest, { ...remembered, payload: wrong })).toBe(false);
    }
  });

  it("forgets a world with its campaigns unless they are preserved", () => {
    expect(ForgetWorldRequest.parse({ worldId: "world" }).preserveCampaignData).toBe(false);
  });

  it("changes an item in some way or not at all", () => {
    expect(accepts(ChangeMemoryItemRequest, { campaignId: "tale", pinned: false })).toBe(true);
    expect(accepts(ChangeMemoryItemRequest, { campaignId: "tale" })).toBe(false);
    expect(accepts(ChangeMemoryItemRequest, { campaignId: "tale", content: "" })).toBe(false);
    expect(accepts(ChangeMemoryItemRequest, { campaignId: "tale", content: "broken \ud800" })).toBe(false);
    expect(accepts(ChangeMemoryItemRequest, { campaignId: "tale", secret: false, pinned: true })).toBe(false);
  });

  it("looks through the kinds of memory there are", () => {
    expect(accepts(MemoryItemsQuery, { campaignId: "tale", kind: "quest", q: '"key' })).toBe(true);
    expect(accepts(MemoryItemsQuery, { campaignId: "tale", kind: "secret" })).toBe(false);
    expect(accepts(MemoryItemsQuery, { campaignId: "../tale" })).toBe(false);
    expect(accepts(MemoryItemsQuery, { campaignId: "tale", cursor: "17" })).toBe(true);
    expect(accepts(MemoryItemsQuery, { campaignId: "tale", cursor: "1; DELETE FROM items" })).toBe(false);
  });
});
