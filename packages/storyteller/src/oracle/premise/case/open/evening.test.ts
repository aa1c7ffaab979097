import { describe, expect, it } from "vitest";

import type { OwnPremise } from "../../played.fake.ts";
import { openStory } from "./open.fake.ts";

/** A lake that rises without rain. */
const LAKE: OwnPremise = {
  title: "The Rising Lake",
  world:
    "Fennick is a village on a mountain lake. For nine days the lake has been rising without a drop of rain, and it is warm to the hand. Reeve Oda Brandt has forbidden anybody to row out. Brother Aldous rings the chapel for the two shepherds who waded in and came back without their shadows. Widow Perrin sells rope. The places are the landing, the mill, the chapel and the shingle.",
  notes: "It begins at dawn on the landing. Tamsin wants to find out why the lake is rising.",
  hero: "Tamsin Hale",
  heroNotes:
    "A ferryman's daughter of twenty-two, with strong arms. Carries a lead line, a lantern and her father's almanac.",
};
const THEORY = "I think that every night the lake is looking for a bell that was stolen from it.";

const start = (luck = 15) => openStory(LAKE, "open-water", luck);
/** The same with pieces enough, and the theory holds. */
async function solved() {
  const story = await start(20);
  for (const deed of [
    "I look out over the lake",
    "I listen",
    "I measure the water",
    "I look at the shore",
    "I search the landing for traces",
  ])
    await story.say(deed);
  const so = await story.say(THEORY);
  return { ...story, so };
}

describe("An evening with an open story", () => {
  it("begins at once, with what one can do", async () => {
    const { opening } = await start();
    expect(opening).toContain("measure what can be measured");
  });

  it.each([
    "I look out over the lake",
    "I look at the mud under the wall of the mill",
    "I measure how far the lake has come",
    "I listen",
    "I check my father's almanac against the water",
    "I search the landing for traces",
    "I taste the water",
    "I study the stones at the edge",
  ])("“%s” finds a piece, by whatever luck, and no stock detail beside it", async (deed) => {
    const { say, case: kept } = await start(2);
    const said = await say(deed);
    expect(kept()!.found.length, said).toBe(1);
    expect(said).toContain("1 piece");
    expect(said.split("\n\n").length, said).toBeLessThan(3);
  });

  it("a look and a test in one breath find one piece", async () => {
    const { say, case: kept } = await start();
    const said = await say("I look at the waterline on the wall and measure how far the lake has come");
    expect(kept()!.found.length).toBe(1);
    expect(said).not.toMatch(/mended|wiped|drawer/u);
  });

  it("where nothing is left here, the way to the rest is said, and nothing is made up", async () => {
    const { say, case: kept } = await start();
    for (let at = 0; at < 5; at++) await say("I search the landing");
    const before = kept()!.found.length;
    const said = await say("I look at the old hat stand");
    expect(kept()!.found.length).toBe(before);
    expect(said).not.toMatch(/mended|wiped|thread|corner/u);
  });

  it("a person who is asked about the matter tells a piece first, by whatever luck, and no drawn answer", async () => {
    const { say, case: kept } = await start(2);
    await say("I go to the chapel");
    const said = await say("I ask Brother Aldous what he knows of the lake");
    expect(kept()!.found.length, said).toBe(1);
    for (let at = 0; at < 5; at++) {
      const more = await say(
        `Brother, what ${["do you think", "happened", "is in the lake", "did the shepherds see", "did it take"][at]} out there on the lake?`,
      );
      expect(more).not.toMatch(/fifty-fifty/u);
    }
    expect(kept()!.found.length).toBeLessThan(4);
  });

  it("three pieces by the eighth message, and five by the fourteenth", async () => {
    const { say, case: kept } = await start(8);
    const deeds = [
      "I look out over the lake",
      "I ask Reeve Oda what she saw",
      "Oda, why have you forbidden anybody to row out?",
      "I measure how far the lake has come",
      "I go to the mill",
      "I look at the wheel",
      "I go to the chapel",
      "I ask Brother Aldous about the two shepherds",
      "I listen",
      "I search the chapel",
    ];
    for (const [at, deed] of deeds.entries()) {
      await say(deed);
      if (at === 5) expect(kept()!.found.length).toBeGreaterThan(2);
    }
    expect(kept()!.found.length).toBeGreaterThan(4);
  });

  it("who is bound to a place by the texts is there, and the ground of the texts is a place", async () => {
    const { say, state } = await start();
    await say("I go to the chapel");
    expect(state().scene?.present).toContain("Brother Aldous");
    await say("I walk out on the shingle");
    expect(state().scene?.place).toBe("the shingle");
  });
});

describe("Once it is so", () => {
  it("people take it each in their own way, and once", async () => {
    const { say, so } = await solved();
    expect(so).toContain("It is so");
    await say("I go to the chapel");
    const first = await say("Brother Aldous, why is the lake rising?");
    const again = await say("Brother Aldous, why does the lake rise?");
    for (const said of [first, again]) expect(said).not.toContain("looking for a bell");
    expect(first).toContain("Aldous");
    expect(again).not.toBe(first);
    // The table still answers with it.
    expect(await say("Why is the lake rising?")).toMatch(/looking for a bell|Aldous/u);
  });

  it("the whole deed is told that decides it", async () => {
    const { say, case: kept } = await solved();
    await say(`I go to ${kept()!.where.lair}`);
    const end = await say("I ring the chapel bell and call the lost bell home by its name");
    expect(end).toContain("ring the chapel bell");
    expect(end).toContain("call the lost bell home by its name");
  });

  it("is decided at the place that is named first, and a deed to what it is about decides it anywhere", async () => {
    const { say, case: kept, isOver, state } = await start(20);
    for (const deed of [
      "I look out over the lake",
      "I listen",
      "I measure the water",
      "I look around",
      "I search the landing for traces",
    ])
      await say(deed);
    await say("I think that the mill drinks the lake because nobody has fed it since the chapel bell was stolen.");
    await say("I dare it");
    expect(kept()!.where.lair).toContain("mill");
    expect(await say("Oda, do you believe that?")).not.toContain("fifty-fifty");
    await say("I go to the chapel");
    const said = await say("I lift the stolen bell and feed the mill with all that I have");
    expect(isOver() || kept()!.showdown !== null, said).toBe(true);
    expect(state().scene?.place).toBe("the chapel");
    expect(said).toContain("feed the mill");
  });

  it("those who are taken along are there", async () => {
    const { say, state } = await solved();
    await say("Reeve Oda comes in.");
    await say("Widow Perrin comes in.");
    expect(state().scene!.present).toEqual(expect.arrayContaining(["Reeve Oda Brandt", "Widow Perrin"]));
    await say("I go to the mill with Oda and Widow Perrin");
    expect(state().scene!.place).toBe("the mill");
    expect(state().scene!.present).toEqual(expect.arrayContaining(["Reeve Oda Brandt", "Widow Perrin"]));
  });

  it("and over, a late deed is done, and it is said once that the story rests", async () => {
    const { say, case: kept, isOver } = await solved();
    await say(`I go to ${kept()!.where.lair}`);
    for (let at = 0; at < 4 && !isOver(); at++) await say("I throw the bell into the lake");
    expect(isOver()).toBe(true);
    const late = [await say("I hang up my lantern"), await say("I sweep the floor")].join("\n");
    expect(late.split("The story rests").length).toBe(2);
    expect(late).not.toContain("stops you");
  });
});

describe("Who does it by the theory", () => {
  it("comes out at what is done where it is decided, and nobody else is in the way", async () => {
    const { say, case: kept, state } = await start(20);
    for (const deed of [
      "I look out over the lake",
      "I listen",
      "I measure the water",
      "I look around",
      "I search the landing for traces",
    ])
      await say(deed);
    await say("I think that Brother Aldous dams the lake every night, because he wants its bell.");
    expect(kept()!.doer).toBe(true);
    await say(`I go to ${kept()!.where.lair}`);
    await say("I break the dam with my hands");
    const over = state().threads.some(({ state: each }) => each === "resolved");
    expect(over || kept()!.showdown !== null).toBe(true);
  });

  it("is not drawn from a hat before", async () => {
    const { say, kept } = await start(15);
    await say("1");
    expect(await say("Oda, who did it?")).not.toMatch(/Drawn|fifty-fifty/u);
    expect(kept().pending).toBe(null);
  });

  it("what the hero counts of it is what was found", async () => {
    const { say, case: kept } = await start(15);
    await say("I look out over the lake");
    const found = kept()!.found.length;
    expect(await say("I count what I have: the lake, the stick.")).toContain("This is what you have found");
    expect(kept()!.found.length).toBe(found);
  });
});
