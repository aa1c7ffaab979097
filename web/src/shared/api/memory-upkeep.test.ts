import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";

import { forgetCampaign, forgetWorld, rememberCampaign } from "./memory-upkeep.ts";

const campaign = {
  id: "c1",
  worldId: "w1",
  name: "The Drowned Bell",
  description: "A bell rings under the lake.",
  startingLevel: 3,
  levelProgression: "milestone",
  exploration: "high",
  combat: "low",
  social: "medium",
  elements: ["mystery"],
  notes: "not for memory",
} as unknown as Campaign;

const fetched = vi.fn<typeof fetch>();
const warned = vi.fn();
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls[0] as [string, { method: string; body: string }];
  return { path, method, body: JSON.parse(body) as unknown };
};

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "warn").mockImplementation(warned);
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  warned.mockReset();
});

describe("memory's upkeep", () => {
  it("sends a saved campaign to memory", async () => {
    await rememberCampaign(campaign);
    expect(sent()).toEqual({
      path: "/api/memory/worlds",
      method: "PUT",
      body: {
        worldId: "w1",
        campaignId: "c1",
        payload: {
          type: "campaign",
          name: "The Drowned Bell",
          description: "A bell rings under the lake.",
          properties: {
            startingLevel: 3,
            levelProgression: "milestone",
            exploration: "high",
            combat: "low",
            social: "medium",
            elements: ["mystery"],
          },
        },
      },
    });
  });

  it("deletes the memory of a deleted campaign", async () => {
    await forgetCampaign({ campaignId: "c1", worldId: "w1" });
    expect(sent()).toEqual({
      path: "/api/memory/campaigns",
      method: "DELETE",
      body: { campaignId: "c1", worldId: "w1" },
    });
  });

  it("deletes the memory of a deleted world, and says whether its campaigns stay", async () => {
    await forgetWorld({ worldId: "w1", preserveCampaignData: true });
    expect(sent()).toEqual({
      path: "/api/memory/worlds",
      method: "DELETE",
      body: { worldId: "w1", preserveCampaignData: true },
    });
  });

  it("only warns when memory does not answer", async () => {
    fetched.mockResolvedValue(Response.json({ error: "Down", code: "unavailable", requestId: "r" }, { status: 503 }));
    await forgetWorld({ worldId: "w1", preserveCampaignData: false });
    fetched.mockRejectedValue(new TypeError("no network"));
    await rememberCampaign(campaign);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
