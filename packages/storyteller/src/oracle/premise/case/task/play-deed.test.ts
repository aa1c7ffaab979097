import { describe, expect, it } from "vitest";

import { FAIR, PASS, RACE } from "./more-tasks.fake.ts";
import { BELL, taskStory } from "./task.fake.ts";

const LUCKY = 18;

describe("A deed at what stands in the way", () => {
  it("is done where the thing is: a bridge is not mended from afar", async () => {
    const { say, state, task } = await taskStory(BELL, LUCKY);
    const mended = await say("I mend the bridge with my hammer and nails.");
    expect(state().scene!.place).toBe("Tolling Gorge");
    expect(task().steps[0]!.state, mended).toBe("done");
    expect(mended).toContain("The bridge can be used again.");
  });

  it("and a crossing of it afterwards is told, and gets to the other side", async () => {
    const { say } = await taskStory(BELL, LUCKY);
    await say("I mend the bridge with my hammer and nails.");
    const over = await say("I lead the cart slowly over the bridge.");
    expect(over).not.toContain("mended, and stays so");
    expect(over).toMatch(/other side|across|far end/u);
  });

  it("needs the part that is still to be had", async () => {
    const { say, task } = await taskStory(FAIR, LUCKY);
    expect(await say("I fit the new leather into the piston.")).toContain("You have no leather yet");
    expect(task().steps.every(({ state }) => state === "open")).toBe(true);
  });
});

describe("The price of somebody's help", () => {
  it("is a sum, a thing or a favour that can be paid there and then", async () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { say, task, gold, state } = await taskStory(BELL, LUCKY, seed);
      await say("I go to the toll-house.");
      const named = await say("Jarl Osk, what is your price for letting the bell pass?");
      const { price } = task().steps.find(({ name }) => name === "Jarl Osk’s price")!;
      expect(price, named).not.toBeNull();
      expect(named).not.toContain("Drawn");
      const paid = await say(
        price!.of === "favour"
          ? "Agreed. I promise it."
          : price!.of === "sum"
            ? `I pay him ${price!.sum} coins.`
            : `I give him my ${price!.what}.`,
      );
      expect(task().steps.find(({ name }) => name === "Jarl Osk’s price")!.state, paid).toBe("done");
      expect(paid).toContain("Jarl Osk lets you through with it.");
      if (price!.of === "favour") expect(state().threads.some(({ kind }) => kind === "promise")).toBe(true);
      expect(gold()).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("The list of what stands in the way", () => {
  it("has what the player says is missing, and says so where it has that already", async () => {
    const { say, task } = await taskStory(BELL, LUCKY);
    expect(await say("The broken bridge at Tolling Gorge is missing.")).toContain(
      "The list has that already: the broken bridge",
    );
    expect(await say("You forgot the customs men.")).toContain("the customs men");
    expect(task().steps.map(({ name }) => name)).toContain("the customs men");
  });

  it("takes a correction beside another sentence", async () => {
    const { say, task } = await taskStory(BELL, LUCKY);
    await say("Ingrid keeps the lighthouse. And the ice on the Sound is missing in the list.");
    expect(task().steps.map(({ name }) => name)).toContain("the ice on the Sound");
  });
});

describe("The deed itself", () => {
  it("is warned of once where something is still in the way, and may then be dared", async () => {
    const { say, task } = await taskStory(BELL, LUCKY);
    expect(await say("I bring the bell to Skarrow lighthouse.")).toContain("Say it again");
    expect(task().begun).toBe(false);
    await say("I bring the bell to Skarrow lighthouse.");
    expect(task().begun).toBe(true);
  });

  it("is not done where it does not belong", async () => {
    const { say, task } = await taskStory(BELL, LUCKY);
    expect(await say("I hang the bell high up with rope and nails.")).toContain("That is done at Skarrow lighthouse");
    expect(task().begun).toBe(false);
  });

  it("brings home nobody who is not with the hero, and does when they are", async () => {
    const { say, task, isOver } = await taskStory(PASS, LUCKY);
    await say("I bring Lene down to Mur.");
    expect(task().begun).toBe(false);
    await say("I go to the hospice.");
    await say("I lever the beam off Lene with the ice axe.");
    await say("I bring Lene down to Mur.");
    const scene = await say("I bring Lene down to Mur.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I keep the rope taut and let the mule find the way.");
    expect(isOver(), end).toBe(true);
  });

  it("of a race begins at the start, and what follows from the win is answered with it", async () => {
    const { say, task, isOver } = await taskStory(RACE, LUCKY);
    await say("I go to the Salt Stairs.");
    const scene = await say("I row the Swallow to the start.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I lie flat under the bridges and steer close to the wall.");
    expect(isOver(), end).toBe(true);
    expect(end).not.toContain("not decided yet");
  });
});
