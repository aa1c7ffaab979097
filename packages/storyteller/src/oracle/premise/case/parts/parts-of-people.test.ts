import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const FERRY: OwnPremise = {
  title: "The Toll at Cold Ferry",
  world:
    "Cold Ferry is a river town, 1874. The wharf belonged to Ada Mire until her husband was ruined and Silas Harrow bought it. Harrow has put a chain across the river and has ten armed men under a bully called Rusk Dolan. The bargeman Peter Lund was found face down on the landing in March. Wilf Tanner, a lamplighter, saw the shooting and hides in the boat shed. Ada Mire runs the chandlery. Sheriff Coe drinks on Harrow's credit. The ferry charter is said to lie in the strongbox in Harrow's counting house.",
  notes:
    "It begins on the landing at dusk. Hattie wants to get the charter back and see Rusk Dolan answer for the killing of Peter Lund.",
  hero: "Hattie Brook",
  heroNotes: "A pilot of thirty. Carries a lantern and a boat hook. Her mule is called Pepper.",
};
const SEEDS = ["a", "b", "c", "d", "e", "f"];

const begun = async (premise: OwnPremise, seed: string) => {
  const story = played(premise, seed, 20);
  await story.say("");
  return story;
};

describe("Who has which part in a case", () => {
  it("is the power behind the trouble against the hero, before anybody else", async () => {
    for (const seed of SEEDS) expect((await begun(FERRY, seed)).kept().case!.who.opponent).toBe("Silas Harrow");
  });

  it("is never an eyewitness, a beast or somebody dead against the hero", async () => {
    for (const seed of SEEDS) {
      const { who } = (await begun(FERRY, seed)).kept().case!;
      expect([who.opponent, who.tool, who.suspect]).not.toContain("Wilf Tanner");
      expect(Object.values(who)).not.toContain("Pepper");
      expect(Object.values(who)).not.toContain("Peter Lund");
      expect(new Set(Object.values(who)).size).toBe(5);
    }
  });
});

describe("A correction of who is behind it", () => {
  it.each([
    ["The villain is Ada Mire.", "Ada Mire"],
    ["No! The villain should be Rusk Dolan, not Harrow.", "Rusk Dolan"],
    ["Replace Silas Harrow with Sheriff Coe.", "Sheriff Coe"],
    ["Silas Harrow is not the villain. It is Sheriff Coe!", "Sheriff Coe"],
  ])("is so at once: %s", async (words, name) => {
    const { say, kept } = await begun(FERRY, "a");
    await say("1");
    const said = await say(words);
    expect(said).toMatch(/^Corrected\. .*is behind it/u);
    expect(said).not.toContain("Replace");
    const { who } = kept().case!;
    expect(who.opponent).toBe(name);
    expect(new Set(Object.values(who)).size).toBe(5);
    expect(kept().names.map((each) => each.name)).not.toContain("Replace Silas Harrow");
  });

  it("that clears somebody takes every part against the hero from them", async () => {
    const { say, kept } = await begun(FERRY, "a");
    await say("1");
    await say("Silas Harrow is the victim.");
    const { who } = kept().case!;
    expect([who.opponent, who.tool]).not.toContain("Silas Harrow");
    expect(new Set(Object.values(who)).size).toBe(5);
  });
});
