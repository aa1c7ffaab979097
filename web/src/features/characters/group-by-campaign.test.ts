import { describe, expect, it } from "vitest";

import type { Library } from "../../shared/api/use-library.ts";
import { averageLevel, groupByCampaign } from "./group-by-campaign.ts";

const library = {
  worlds: [
    { id: "w1", name: "Varrow", genres: ["nautical"] },
    { id: "w2", name: "Empty", genres: [] },
  ],
  campaigns: [
    { id: "c1", worldId: "w1" },
    { id: "c2", worldId: "w1" },
    { id: "c3", worldId: "gone" },
  ],
  characters: [
    { id: "mira", campaignId: "c1" },
    { id: "ilse", campaignId: "c3" },
    { id: "hanne", campaignId: "gone" },
  ],
} as unknown as Library;

describe("characters in their groups", () => {
  const groups = groupByCampaign(library);
  const who = groups.map(({ worldName, parties }) => [
    worldName,
    parties.map(({ campaign, characters }) => [campaign?.id ?? null, characters.map(({ id }) => id)]),
  ]);

  it("stand by world and campaign, a campaign without any among them, a world without campaigns not", () => {
    expect(who[0]).toEqual([
      "Varrow",
      [
        ["c1", ["mira"]],
        ["c2", []],
      ],
    ]);
  });

  it("stay in sight when their world or their campaign was deleted", () => {
    expect(who.slice(1)).toEqual([
      [null, [["c3", ["ilse"]]]],
      [null, [[null, ["hanne"]]]],
    ]);
  });

  it("have a mean level, rounded", () => {
    expect(averageLevel([{ level: 1 }, { level: 2 }])).toBe(2);
    expect(averageLevel([])).toBe(0);
  });
});
