import { describe, expect, it } from "vitest";

import type { OwnPremise } from "../../played.fake.ts";
import { taskStory } from "./task.fake.ts";

const LUCKY = 18;

/** An island, a way there over a water, and a boy who would guide. */
const ORGAN: OwnPremise = {
  title: "The Organ for Hallo",
  world:
    "The island of Hallo has had no music since the fire. The organ builder Signe Aas has made a new organ in Vestby, and it stands on a wagon in her yard. The boatman Torger Lie will not take it: he says that wood so dry cracks at sea. The mule Balder draws the wagon. The bridge at Moss is rotten. Young Lars, Signe's apprentice, knows the old road. Mother Borghild waits on Hallo.",
  notes: "It begins in Signe's yard in Vestby. I have to bring the organ to Hallo before the feast.",
  hero: "Ragnhild Moe",
  heroNotes: "A carrier of forty. She has a long rope, an axe and a lantern.",
};

describe("What is to be carried", () => {
  it("is where the hero is, once it is loaded or drawn off", async () => {
    const { say } = await taskStory(ORGAN, LUCKY);
    await say("I harness the horses to the wagon.");
    await say("I go to the bridge.");
    expect(await say("Where is the organ?")).toContain("You have the organ with you");
  });

  it("goes over the water to an island by boat, and behind no door", async () => {
    const { say, task } = await taskStory(ORGAN, LUCKY);
    expect(task().at).toBe("Hallo");
    const loaded = await say("I load the organ onto the boat.");
    expect(task().begun, loaded).toBe(false);
    await say("We set off for Hallo.");
    const scene = await say("We set off for Hallo.");
    expect(task().begun, scene).toBe(true);
    expect(scene).not.toContain("door");
    expect(scene).toMatch(/tide|rocks|water/u);
  });
});

describe("Who goes with the hero", () => {
  it("is whoever was asked to go together, and speaking to them moves nobody", async () => {
    const { say, state, kept } = await taskStory(ORGAN, LUCKY);
    await say("I go to Lars and tell him that we'll take the old road together.");
    expect(kept().companions).toContain("Young Lars");
    await say("I go to the bridge.");
    await say("Lars, what do you know about this road?");
    expect(state().scene!.place).toBe("the bridge");
    expect(state().scene!.present).toContain("Young Lars");
  });

  it("is the beast that was led, from one place to the next", async () => {
    const { say, state } = await taskStory(ORGAN, LUCKY);
    await say("I lead Balder and the wagon to the bridge.");
    await say("I go to Vestby.");
    expect(state().scene!.present).toContain("Balder");
  });
});
