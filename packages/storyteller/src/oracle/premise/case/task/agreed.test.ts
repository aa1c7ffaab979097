import { describe, expect, it } from "vitest";

import type { OwnPremise } from "../../played.fake.ts";
import { taskStory } from "./task.fake.ts";

const [LUCKY, UNLUCKY] = [18, 1];

/** Somebody who will not sail, somebody who takes a toll, and a gate that is broken. */
const CLOCK: OwnPremise = {
  title: "The Clock for Ennor",
  world:
    "The lighthouse town of Ennor has had no clock since the flood. The clockmaker Wenna Tregear has built a new one in Polruan, as heavy as a calf. The skipper Jago Pender will not take it aboard: he says brass brings fog. The sluice gate at Carn is broken. The toll at Carn belongs to Squire Hugh Basset, who has men on the quay. The places are the workshop, the quay, Carn and Ennor across the bay.",
  notes: "It begins in the workshop at Polruan. I have to bring the clock to Ennor before the feast.",
  hero: "Tamsin Rowe",
  heroNotes: "A carrier of thirty. Carries nine shillings, a rope, a brass compass and a saw.",
};

describe("A yes of somebody who stands in the way", () => {
  it("puts it out of the way at once, and whoever begs on hears that they have it", async () => {
    const { say, task } = await taskStory(CLOCK, LUCKY);
    const yes = await say("I go to the Squire and ask him for passage.");
    expect(task().steps.find(({ person }) => person === "Squire Hugh Basset")?.state, yes).toBe("done");
    expect(yes).toContain("of 3 is out of the way");
    expect(await say("Squire Basset, please let the clock pass.")).toMatch(/I said yes|my yes|As I said/u);
  });

  it("may come of a promise", async () => {
    const { say, task } = await taskStory(CLOCK, LUCKY);
    const sworn = await say("I promise Jago that I will stand beside the clock myself all the way.");
    expect(task().steps.find(({ person }) => person === "Jago Pender")?.state, sworn).toBe("done");
    expect(sworn).toContain("of 3 is out of the way");
  });

  it("is never thrown for by a coin", async () => {
    const { say, task } = await taskStory(CLOCK, LUCKY);
    const asked = await say("Jago, do you take the clock aboard?");
    expect(asked).not.toContain("fifty-fifty");
    expect(task().steps.find(({ person }) => person === "Jago Pender")?.state, asked).toBe("done");
  });

  it("may be worked for, and whoever is to have it is met", async () => {
    const { say, task } = await taskStory(CLOCK, LUCKY);
    const work = await say("I'll pay the toll in honest work: I cart the Squire's stone for two days.");
    expect(task().steps.find(({ person }) => person === "Squire Hugh Basset")?.state, work).toBe("done");
  });
});

describe("A refusal of somebody who stands in the way", () => {
  it("is not said twice: the second time the price is named, and a gift comes back", async () => {
    const { say } = await taskStory(CLOCK, UNLUCKY);
    const first = await say("Squire Basset, let the clock pass, Ennor has waited for years.");
    const second = await say("I give the Squire my brass compass for the passage.");
    expect(second).toContain("gives it back");
    expect(second).toMatch(/\*(?:Pay it|Give your word)/u);
    expect(second).not.toContain(first.split("\n\n").at(-1)!.split("”")[0]!);
  });
});
