import { describe, expect, it } from "vitest";

import { TEAL } from "../../own-stories.fake.ts";
import { played } from "../../played.fake.ts";

const begun = async (luck = 20) => {
  const story = played(TEAL, "w", luck);
  await story.say("");
  return { ...story, kept: () => story.kept().case! };
};
/** Plays up to the showdown. */
const faced = async (luck = 20) => {
  const story = await begun(luck);
  await story.say(`It was ${story.kept().who.opponent} who did it.`);
  const scene = await story.say("I end it");
  return { ...story, scene };
};

describe("Orders in the showdown", () => {
  for (const text of ["Wick, grab him!", "I have Wick block the door.", "I tell Wick to pull the lever."])
    it(`“${text}” is a deed of somebody else that decides`, async () => {
      const { say, kept, state } = await faced(1);
      const said = await say(text);
      expect(said).toContain("Wick");
      expect(said).not.toMatch(/here to be asked|going that way|takes it in/u);
      expect(kept().showdown?.tries ?? 1).toBe(1);
      expect(state().scene).not.toBeNull();
    });

  it("end it where the dice are with them", async () => {
    const { say, state } = await faced(20);
    const said = await say("Wick, grab him!");
    expect(state().threads.some(({ state: is }) => is === "resolved")).toBe(true);
    expect(said).toContain("The story may rest here.");
  });

  it("are no reason to tell the scene again", async () => {
    const { say, scene } = await faced(1);
    const text = scene.split("\n\n").at(-1)!;
    for (const each of ["I end it", "What does he do?", "I show him my barometer.", "I go and accuse him."])
      expect(await say(each), each).not.toContain(text.slice(0, 60));
  });
});

describe("Who goes along", () => {
  it("fetches whom the hero sends for", async () => {
    const { say, state } = await begun();
    const said = await say("Wick, run to the infirmary and fetch Sister Quay.");
    expect(said).toContain("Quay");
    expect(state().scene?.present.join()).toContain("Sister Quay");
  });

  it("takes word to somebody", async () => {
    const { say } = await begun();
    const said = await say("Wick, run and tell Dov that I know about the ration cards.");
    expect(said).toMatch(/Wick .*back.*Dov/su);
  });

  it("does what helps the next deed", async () => {
    const { say, kept } = await begun();
    const said = await say("Wick, guard the door.");
    expect(said).toContain("Wick");
    expect(said).not.toMatch(/price|refuse/u);
    expect(kept()).not.toBeNull();
  });
});

describe("A weapon at somebody's head", () => {
  it("is a threat, and never to who goes along", async () => {
    const { say, state } = await begun();
    await say("Dov Halloran comes in.");
    const said = await say("I hold the flare pistol at his head.");
    expect(said).not.toMatch(/takes it in|looks from it/u);
    expect(state().cast.find(({ name }) => name === "Dov Halloran")?.attitude).toBeLessThan(0);
    expect(state().cast.find(({ name }) => name === "Wick")?.attitude ?? 0).toBeGreaterThanOrEqual(0);
  });
});
