import { describe, expect, it } from "vitest";

import { played, type OwnPremise } from "../../played.fake.ts";

const TIDE: OwnPremise = {
  title: "The Tide at Hollow Bay",
  world:
    "Hollow Bay is a fishing village with a smithy, a quay and a hill. For two weeks the tide has not gone out. Rosa Penn keeps the lamp on the old quay. Smith Edwin Coyle hammers at the smithy. Widow Agnes Marl lost her son to the sea and has taken the bell from the wishing well. The wishing well stands on the hill.",
  notes: "It begins at the old quay. Tam wants to find out why the tide has stopped.",
  hero: "Tam Reeve",
  heroNotes: "A diver of twenty-two. Carries a rope and a knife.",
};
const THEORY =
  "I think that Agnes took the bell from the well to call her son back, and Rosa and Edwin have kept silent about it.";

/** An open story in which the player has said what it is. */
async function theorised() {
  const story = played(TIDE, "tide", 20, true);
  await story.say("");
  await story.say("1");
  for (const line of [
    "I listen to the water.",
    "I ask Rosa what she has seen.",
    "Edwin, what have you seen?",
    "Agnes, what happened to the tide?",
    "I go to the wishing well.",
    "I search the well.",
  ])
    await story.say(line);
  const first = await story.say(THEORY);
  const said = story.kept().pending === null ? first : await story.say("1");
  return { ...story, said, isOver: () => story.state().threads.some(({ state }) => state === "resolved") };
}

/** The same to its end. */
async function ended() {
  const story = await theorised();
  let end = "";
  for (const line of [
    "I go to the wishing well.",
    "I hang the bell back over the well.",
    "I ring the bell for Agnes and her son.",
  ])
    if (!story.isOver()) end = await story.say(line);
  for (let at = 0; at < 3 && !story.isOver(); at++) end = await story.say("I hang the bell back over the well.");
  return { ...story, end };
}

describe("What the player says it is", () => {
  it("is decided at the place that it names by its last word, and that is told once", async () => {
    const { said, kept } = await theorised();
    expect(said).toContain("It is so");
    expect(kept().case?.where.lair).toBe("the wishing well");
    expect(said.match(/[Ii]t will be decided/gu)?.length).toBe(1);
  });
});

describe("The end of an open story", () => {
  it("says in a sentence what gave it away, and who helped, and lists nothing", async () => {
    const { end, isOver } = await ended();
    expect(isOver(), end).toBe(true);
    expect(end).toContain("What gave it away: ");
    expect(end).not.toMatch(/^- |This is what you found|What had pointed|You did it alone|For it speaks/mu);
    expect(end).toMatch(/told you (?:a part|parts) of it/u);
  });

  it("asks for no more proof", async () => {
    const { say } = await ended();
    const said = await say("I think that Edwin knew of it all the time.");
    expect(said).not.toMatch(/nothing proves|is to be found|as a question/u);
    expect(said.length).toBeGreaterThan(20);
  });

  it("has an answer to what is done afterwards, and to how it is now", async () => {
    const { say } = await ended();
    for (const deed of [
      "I set the stone back in its place.",
      "I call the name of Agnes's son.",
      "I pour the water back into the well.",
    ]) {
      const said = await say(deed);
      expect(said.split(" ").length, said).toBeGreaterThan(14);
      expect(said).not.toContain("The story rests");
    }
    const now = await say("Does the tide go out again?");
    expect(now).not.toMatch(/not answered|rolled|Drawn/u);
  });
});
