import { describe, expect, it } from "vitest";

import type { MemoryEntity, MemoryItem } from "#contracts/entities/memory";
import type { Campaign } from "#contracts/entities/campaign";
import { groupsOf } from "./found-entries.ts";
import { searchedCampaign } from "./use-searched-campaign.ts";

const person = (name: string, aliases: string[] = []) =>
  ({ id: name, name, aliases, description: "", type: "person", mentions: 1 }) as MemoryEntity;
const item = (id: string, source: MemoryItem["source"]) => ({ id, content: "The **locket**.", source }) as MemoryItem;
const hit = {
  turnId: "t4",
  turnNumber: 4,
  part: "reply" as const,
  before: "in the hand of ",
  match: "locket",
  after: ".",
};

describe("what the palette finds in a campaign", () => {
  it("are its people, the words of its story and its memories, each with the way there", () => {
    const groups = groupsOf("c1", "lock", {
      hits: [hit],
      people: [person("Locksmith"), person("Hanne", ["the locket-bearer"]), person("Ulric")],
      memories: [item("m1", { kind: "turn", turnId: "t2", turnNumber: 2, version: 1 }), item("m2", { kind: "world" })],
    });
    expect(groups.map(({ value, items }) => [value, items.map(({ label, action }) => [label, action])])).toEqual([
      [
        "People, places and things",
        [
          ["Locksmith", { kind: "go", to: "/campaigns/c1/chronicle?q=Locksmith" }],
          ["Hanne", { kind: "go", to: "/campaigns/c1/chronicle?q=Hanne" }],
        ],
      ],
      ["In the story", [["in the hand of locket.", { kind: "go", to: "/game/c1#turn-t4" }]]],
      [
        "Remembered",
        [
          ["The locket.", { kind: "go", to: "/game/c1#turn-t2" }],
          ["The locket.", { kind: "go", to: "/campaigns/c1/chronicle?q=lock" }],
        ],
      ],
    ]);
  });
});

describe("the campaign that is searched", () => {
  const campaigns = [
    { id: "c1", lastActivity: "2026-09-01T10:00:00Z" },
    { id: "c2", lastActivity: "2026-09-02T10:00:00Z" },
    { id: "c3", lastActivity: null },
  ] as Campaign[];

  it("is the one of the page, else the one that was played last", () => {
    expect(searchedCampaign("/game/c1", campaigns)).toBe("c1");
    expect(searchedCampaign("/campaigns/c3/chronicle", campaigns)).toBe("c3");
    expect(searchedCampaign("/campaigns/import", campaigns)).toBe("c2");
    expect(searchedCampaign("/worlds", campaigns)).toBe("c2");
    expect(searchedCampaign("/", [])).toBeNull();
  });
});
