import { describe, expect, it } from "vitest";

import { COPPER, SALT } from "../../case/climax/climax.fake.ts";
import { PIES } from "../../own-stories.fake.ts";
import { played } from "../../played.fake.ts";

describe("Weather", () => {
  it("is nobody who stands against the hero, attacks or speaks", async () => {
    const { say, kept, state } = played(SALT, "w", 10);
    await say("");
    for (const text of [
      "The storm: I tie us together with the rope and walk ahead with the axe.",
      "The wind comes at me.",
      "A cold fog comes towards us.",
    ]) {
      expect(await say(text), text).not.toMatch(/stands against you|says the|Here:.*(?:storm|wind|fog)/u);
      expect(kept().danger, text).toBeNull();
      expect(state().encounter, text).toBeNull();
    }
  });
});

describe("Takings and grapples", () => {
  it("a word that fails is no reason to grab anybody, and nothing is taken for an offer", async () => {
    const { say, kept } = played(SALT, "w", 1);
    await say("");
    await say("Corin comes after me.");
    const held = kept().held.length;
    for (const text of ['"Corin, let me pass, please."', "I offer Corin my tin lamp if he lets me go."]) {
      const said = await say(text);
      expect(said, text).not.toMatch(/has you|by the arm|takes the/u);
    }
    expect(kept().held.length).toBe(held);
    expect(kept().lost).toEqual([]);
  });

  it("who talks to somebody else meanwhile is not fallen upon", async () => {
    const { say } = played(SALT, "w", 1);
    await say("");
    await say("Corin comes after me.");
    expect(await say("I ask Ansa what she has written down.")).not.toMatch(/has you|cuts off the way/u);
  });

  it("in a comedy nobody takes what the hero carries", async () => {
    const { say, kept } = played(PIES, "w", 1);
    await say("");
    expect(kept().case?.tone).toBe("comic");
    await say("Colonel Trench has me by the sleeve.");
    await say("I break free.");
    await say("I break free.");
    expect(kept().lost.join()).not.toMatch(/rolling pin|flour|plums/u);
  });

  it("what was never had is not thrown or given", async () => {
    const { say } = played(SALT, "w", 20);
    await say("");
    expect(await say("I throw the Brine Crown into the well.")).toBe("You have no Brine Crown.");
    expect(await say("I throw my tin lamp into the well.")).not.toContain("You have no");
  });

  it("things side by side are nothing to buy, and an envelope that is opened is not lost", async () => {
    const { say, kept, table } = played(COPPER, "w", 1);
    await say("");
    expect(await say("I lay the register and Sadie's order book side by side.")).not.toContain("it is yours");
    await say("I have a sealed envelope.");
    await say("I open the sealed envelope carefully with a knife.");
    await say("I study the sealed envelope for a hidden mark.");
    expect(kept().lost).toEqual([]);
    expect(table.effects.filter((each) => each.type === "gold" && each.delta < 0)).toEqual([]);
  });
});
