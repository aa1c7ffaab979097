import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const LETTER: OwnPremise = {
  title: "The Snow Letter",
  world:
    "The mountain kingdom of Veldrin is snowed in six months of the year. A sealed letter from the dying Queen Ysmere must reach her exiled daughter, Princess Alba, who lives at Hawk Tower under a false name. Captain Torvald Reyne of the Frost Guard wants the letter burned. Bruna Holt keeps the inn. Old Per Skadi, the sledge-driver, lives at the sledge house. The ice witch Nerys lives at the Blue Cave.",
  notes:
    "It begins at the inn on a stormy evening. The hero wants to deliver the Queen's letter to Princess Alba before the Queen dies.",
  hero: "Kesta Vane",
  heroNotes: "A royal courier of twenty-six. She carries the Queen's letter, a short sword and a flask of brandy.",
};

const begun = async (luck = 20) => {
  const story = played(LETTER, "larch", luck);
  await story.say("");
  return { ...story, isOver: () => story.state().threads.some(({ state }) => state === "resolved") };
};

describe("The deed of the aim, with nothing in the way", () => {
  it.each([
    "I hand the letter to Princess Alba",
    "I give Alba the Queen's letter",
    "I kneel before Princess Alba and put the letter in her hands",
    "I have delivered the letter to Princess Alba.",
  ])("reaches it: “%s”", async (text) => {
    const { say, isOver } = await begun();
    await say("I go to Hawk Tower");
    const said = await say(text);
    expect(isOver(), said).toBe(true);
    expect(said).toContain(
      "You set out to deliver the Queen's letter to Princess Alba before the Queen dies. It is done.",
    );
    expect(said).not.toContain("is after you");
  });

  it("is what the end begins with, and the story is over afterwards", async () => {
    const { say } = await begun();
    await say("I go to Hawk Tower");
    expect(await say("I hand the letter to Princess Alba")).toMatch(/^You hand the letter to Princess Alba\./u);
    for (const text of ["Is it over?", "Is the story over?"]) expect(await say(text), text).toMatch(/^Yes/u);
  });

  it("leaves nothing in the way", async () => {
    const { say } = await begun();
    await say("I go to Hawk Tower");
    await say("I hand the letter to Princess Alba");
    expect(await say("What still stands in the way?")).toBe("Nothing any more.");
  });

  it("is done, if the player says that it has just been done", async () => {
    const { say, isOver } = await begun();
    await say("I go to Hawk Tower");
    const said = await say("No. I have just given Alba the letter. It is done.");
    expect(isOver(), said).toBe(true);
  });

  it("does not reach it where the one who is to have it is elsewhere", async () => {
    const { say, isOver } = await begun();
    await say("I hand the letter to Princess Alba");
    expect(isOver()).toBe(false);
  });

  it("is not done by looking at it", async () => {
    const { say, isOver } = await begun();
    await say("I go to Hawk Tower");
    await say("I show Princess Alba my sword");
    await say("I look at the letter");
    expect(isOver()).toBe(false);
  });
});
