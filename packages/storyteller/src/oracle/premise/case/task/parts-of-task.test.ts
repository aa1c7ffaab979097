import { describe, expect, it } from "vitest";

import { BELL, taskStory } from "./task.fake.ts";

const LUCKY = 18;

describe("An open task whose aim has several parts", () => {
  it("has one list of what stands in the way: what the texts say of a bridge, a toll and an oath, and no storm that is over", async () => {
    const { task } = await taskStory(BELL, LUCKY);
    expect(task().steps.map(({ name }) => name)).toEqual(["the broken bridge", "Jarl Osk’s price", "Tam’s oath"]);
    expect(task().at).toBe("Skarrow lighthouse");
  });

  it("has the toll-keeper in the toll-house and the ferryman at the landing, and walks there cost no time", async () => {
    const { say, state } = await taskStory(BELL, LUCKY);
    expect(await say("Is Jarl Osk here?")).toContain("No");
    await say("I go to Tolling Gorge.");
    await say("I go to the ferry landing.");
    expect(await say("Is Old Tam here?")).toContain("Yes");
    expect(await say("I go to the toll-house.")).toContain("Jarl Osk");
    expect(state().clocks[0]!.filled).toBe(0);
  });

  it("puts somebody here whom the player says to sit here", async () => {
    const { say } = await taskStory(BELL, LUCKY);
    await say("I go to Tolling Gorge.");
    await say("No, Jarl Osk sits here at Tolling Gorge, it is his own place.");
    expect(await say("Is Jarl Osk here?")).toContain("Yes");
  });

  it("takes a deed at the bridge for the bridge, and it stays mended", async () => {
    const { say, task } = await taskStory(BELL, LUCKY);
    await say("I lead the cart to Tolling Gorge.");
    expect(await say("I lash the broken planks of the bridge together with my rope.")).toContain("1 of 3");
    expect(await say("I hammer fresh planks onto the bridge.")).toContain("mended, and stays so");
    expect(task().steps[0]!.state).toBe("done");
  });

  it("is decided by its last deed alone, and its end answers each part once", async () => {
    const { say, task, isOver, kept } = await taskStory(BELL, LUCKY);
    await say("I mend the bridge with my hammer and nails.");
    await say("I tell them it is the new fog bell, and let them strike it once.");
    expect(task().begun).toBe(false);
    await say("I go to the ferry landing.");
    await say("Tam, without a bell more sons will drown. Will you take us over to Skarrow?");
    expect(task().begun).toBe(false);
    await say("I go to the toll-house.");
    expect(await say("I bring the bell to Skarrow lighthouse.")).toContain("Jarl Osk’s price is still in the way");
    const scene = await say("I bring the bell to Skarrow lighthouse.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I hang the bell in the tower with rope and nails.");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("Mend the bridge: it is done.");
    expect(end).toContain("Win over the toll-keeper: it had to do without that.");
    expect(end).not.toContain("still to be done");
    expect(end).not.toContain("You still have to");
    expect(kept().case).toBeNull();
  });
});
