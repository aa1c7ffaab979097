import { describe, expect, it } from "vitest";

import type { OwnPremise } from "../../played.fake.ts";
import { taskStory } from "./task.fake.ts";

/** A generator over a pass to a village that the texts name only as the end of the way. */
const DYNAMO: OwnPremise = {
  title: "The Dynamo for Hohenried",
  world:
    "High in the mountains the village of Hohenried has been dark since the landslide. The new dynamo stands ready in the valley town of Brugg, but the maker, Master Emil Roth, will not let it go until his debt to the bank is settled. The bridge over the Lau gorge is cracked and will carry no wagon. Old Vreni Zoller's nephew Tino Zoller owns the only team of mules. Sister Klara waits in the hospital with a lamp and twelve patients.",
  notes:
    "It begins in the workshop at Brugg at dawn. The hero must bring the dynamo over the saddle to Hohenried before the first snow.",
  hero: "Urs Amrein",
  heroNotes: "A carter, patient. Carries forty francs, a coil of rope and an axe.",
};
const LUCKY = 18;
const UNLUCKY = 2;

async function onTheWay() {
  const story = await taskStory(DYNAMO, LUCKY);
  await story.say('"Master Roth, I will pay your twenty-seven francs, if the dynamo comes with me."');
  await story.say("I ask Tino to lend me his mules for the sake of the sick.");
  await story.say("I go to the bridge.");
  await story.say("I lash two young firs under the bridge with my rope.");
  const { steps } = story.task();
  expect(steps.map(({ state }) => state)).toEqual(steps.map(() => "done"));
  return story;
}

describe("The last deed of an open task", () => {
  it("ends at the place of the aim, with who waits there and what is done with the thing", async () => {
    const { say, task, isOver, state } = await onTheWay();
    expect(task().at).toBe("Hohenried");
    await say("I take the dynamo over the saddle to Hohenried.");
    expect(task().begun).toBe(true);
    const end = await say("I tie the rope to the rock, and swing my lamp and shout so that they see us.");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("You swing your lamp");
    expect(end).toMatch(/\+1, you (?:can be heard and seen|make use of)/u);
    expect(end).toMatch(/It takes \d+, and you have \d+: it comes off/u);
    expect(end).toContain("Hohenried");
    expect(end).toContain("Klara");
    expect(state().scene?.place).toBe("Hohenried");
  });

  it("says what stood in the way and how each thing was dealt with", async () => {
    const { say } = await onTheWay();
    await say("I take the dynamo over the saddle to Hohenried.");
    const end = await say("I go slowly and keep the rope taut.");
    expect(end).toContain("What stood in the way, and what you did:");
    expect(end).toContain("you pay 27 francs");
    expect(end).toContain("you lash two young firs under the bridge with your rope");
    expect(end).toContain("you talk Tino round");
  });
});

describe("On the way to it", () => {
  it("who owns the team is not whose kin they are, and comes along with it", async () => {
    const { task, kept } = await onTheWay();
    expect(task().steps.map(({ name }) => name)).toContain("Tino’s team");
    expect(kept().companions).toContain("Tino Zoller");
  });

  it("what is paid leaves the purse, and no more", async () => {
    const { gold } = await onTheWay();
    expect(gold()).toBe(13);
  });

  it("a bridge is crossed where it is, and those who come along cross it, too", async () => {
    const { say, state } = await onTheWay();
    const over = await say("I lead the mules by the head across the bridge, talking to them.");
    expect(over).not.toContain("That is done at");
    expect(state().scene!.present).toContain("Tino Zoller");
  });

  it("whether something can be tried is answered with how, and never by a coin", async () => {
    const { say, task } = await taskStory(DYNAMO, UNLUCKY);
    const answer = await say("Can we brace the cracked bridge with my rope?");
    expect(answer).toContain("It can be tried: the cracked bridge");
    expect(answer).not.toContain("fifty-fifty");
    expect(task().steps.every(({ state }) => state === "open")).toBe(true);
  });
});
