import { describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";

import { groupByWorld } from "./group-by-world.ts";

const worlds = [{ id: "w1" }, { id: "w2" }] as unknown as World[];
const campaigns = [
  { id: "c1", worldId: "w2" },
  { id: "c2", worldId: "gone" },
] as unknown as Campaign[];

describe("campaigns by world", () => {
  it("keep a world without any, for its '+ Create Campaign'", () => {
    expect(groupByWorld(worlds, []).map(({ world }) => world?.id)).toEqual(["w1", "w2"]);
  });

  it("put those whose world was deleted last", () => {
    const groups = groupByWorld(worlds, campaigns).map(({ world, campaigns: some }) => [
      world?.id,
      some.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ["w1", []],
      ["w2", ["c1"]],
      [undefined, ["c2"]],
    ]);
  });
});
