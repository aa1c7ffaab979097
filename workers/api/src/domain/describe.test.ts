import { describe, expect, it } from "vitest";

import type { World } from "#contracts/entities/world";
import type { GameMasterFamily } from "#contracts/play/turn";
import type { WorldBuilder } from "#storyteller/ports";
import { describeCampaign } from "./describe.ts";

const world = { name: "Varrow", description: "", genres: ["nautical"], magicLevel: "low", additionalDetails: "" };
const wish = {
  name: "",
  startingLevel: 1,
  levelProgression: "standard",
  exploration: "medium",
  combat: "medium",
  social: "medium",
  notes: "",
} as const;

/** A world builder that has these names for campaigns, one after the other, and counts how many it was asked for. */
function builderWith(names: readonly string[], source: GameMasterFamily = "oracle") {
  const asked: string[] = [];
  const builder = {
    campaign: async () => {
      const name = names[asked.length % names.length] ?? "";
      asked.push(name);
      return { name, source };
    },
  } as unknown as WorldBuilder;
  const nameOf = async (taken: readonly string[], name = "") =>
    (await describeCampaign(builder, world as unknown as World, { ...wish, elements: [], name }, taken)).name;
  return { asked, nameOf };
}

describe("the name of a campaign that the player left blank", () => {
  it("is none that another campaign of the world has", async () => {
    const { nameOf } = builderWith(["Nine Nights", "The Long Dark", "The Bell"]);
    expect(await nameOf(["Nine Nights", "The Long Dark"])).toBe("The Bell");
  });

  it("repeats where there is no other, and a model is asked once", async () => {
    const few = builderWith(["Nine Nights"]);
    expect(await few.nameOf(["Nine Nights"])).toBe("Nine Nights");
    const model = builderWith(["Nine Nights", "The Bell"], "llm");
    expect(await model.nameOf(["Nine Nights"])).toBe("Nine Nights");
    expect(model.asked).toHaveLength(1);
  });

  it("is the player's own where they gave one, also a second time", async () => {
    expect(await builderWith(["The Bell"]).nameOf(["Nine Nights"], "Nine Nights")).toBe("Nine Nights");
  });
});
