import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const TWO: OwnPremise = {
  title: "Two of a Name",
  world:
    "Hollin is a village under the pass. Tilda Vance keeps the Goose Inn. Tilda Brack is the smith and works at the Old Forge.",
  notes: "It begins at the Goose Inn, where Tilda Vance pours the ale. I want to know who stole the bell.",
  hero: "Alda Venn",
  heroNotes: "Alda Venn, thirty, a soldier.",
};

describe("two people whom the player's texts gave the same first name", () => {
  it("are told apart by who is here, and by the whole name", async () => {
    const { say, state, kept } = played(TWO, "two", 20);
    await say("");
    await say("I greet Tilda.");
    expect(kept().last).toBe("Tilda Vance");
    await say("I go to Tilda Brack.");
    expect(state().scene?.present).toContain("Tilda Brack");
    await say("I greet Tilda.");
    expect(kept().last).toBe("Tilda Brack");
    await say("Tilda, do you know who stole the bell?");
    expect(kept().last).toBe("Tilda Brack");
  });
});
