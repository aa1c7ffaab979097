import { expect, it } from "vitest";

import type { GraphAnswer } from "#contracts/http/graph";

import { relationshipsOf } from "./relationships.ts";

const graph = {
  nodes: [
    { id: "h", name: "Hanne" },
    { id: "b", name: "Bram" },
    { id: "c", name: "Coralmouth" },
  ],
  edges: [
    { id: "1", fromEntityId: "h", toEntityId: "b", type: "hates", validTo: 7 },
    { id: "2", fromEntityId: "h", toEntityId: "b", type: "sister of", validTo: null },
    { id: "3", fromEntityId: "b", toEntityId: "h", type: "owes", validTo: null },
    { id: "4", fromEntityId: "b", toEntityId: "c", type: "lives in", validTo: null },
  ],
} as unknown as GraphAnswer;

it("an entity's relationships become sentences, past ones last", () => {
  expect(relationshipsOf("h", graph).map(({ words }) => words)).toEqual([
    "Hanne is sister of Bram",
    "Bram owes Hanne",
    "Hanne hates Bram",
  ]);
  expect(relationshipsOf("c", graph).map(({ words }) => words)).toEqual(["Bram lives in Coralmouth"]);
});
