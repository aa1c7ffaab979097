import { describe, expect, it } from "vitest";

import { played } from "../played.fake.ts";

const premise = (notes: string) => ({
  title: "The Horn on the Tideway",
  world:
    "Ostermouth is a town on the mud flats, ruled by Reeve Hanna Strom from the Eel House. Each night a horn blows under the tide. Sister Aldith keeps the lamp chapel. Corbin Fell sells charms at the salt quay.",
  notes: `It begins at dusk on the salt quay. Orrin wants to find out who blows the horn. ${notes}`,
  hero: "Orrin Vane",
  heroNotes: "A horn maker, fifty. He carries a lantern.",
});

describe("A secret of the notes", () => {
  it.each([
    "The Reeve's family made the bargain with the tide long ago, and she is afraid that it will come out.",
    "Corbin Fell secretly sells the tide chart to the Reeve.",
    "Sister Aldith knows that the Reeve sent it.",
    "In truth the horn is only a pipe in the sluice.",
  ])("is not told at the opening: %s", async (secret) => {
    const said = await played(premise(secret), "a").say("");
    expect(said).toContain("salt quay");
    expect(said).not.toContain(secret.split(" ").slice(-4).join(" "));
  });

  it.each(["It has rained for nine days.", "Orrin is secretly afraid of the water."])(
    "is not what is so for everybody, or for the hero: %s",
    async (plain) => {
      expect(await played(premise(plain), "a").say("")).toContain(plain.split(" ").slice(-3).join(" "));
    },
  );
});
