import { describe, expect, it } from "vitest";

import { cases } from "../case-content.ts";
import { REMEMBERED, WAY_KINDS } from "../case-kinds.ts";
import { BOILER, taskStory } from "../task/task.fake.ts";

const LUCKY = 18;

describe("The end of an open task", () => {
  it("takes up what the hero really did, and names nobody whom the hero has not met", async () => {
    const { say, isOver } = await taskStory(BOILER, LUCKY);
    await say("I go to Abel Crouch.");
    await say("I pay Abel Crouch twelve shillings.");
    await say("I go to Maud Tasker.");
    await say("I ask Maud to carry the boiler to Grim Holm with me.");
    await say("I sail with Maud and the boiler to Grim Holm.");
    await say("I sail with Maud and the boiler to Grim Holm.");
    const end = await say("I keep the barge's bow in the wind.");
    expect(isOver(), end).toBe(true);
    expect(end).toMatch(/Maud|Abel/u);
    expect(end).not.toMatch(/Eli|It was you who/u);
  });
});

describe("The written texts of ways and memories", () => {
  it("have scenes for each kind of way with and without a load", () => {
    const { ways } = cases().tasks;
    for (const kind of WAY_KINDS) {
      expect(ways[kind].load.length).toBeGreaterThanOrEqual(2);
      expect(ways[kind].load.join(" ")).toMatch(/\{prize\}/iu);
      expect(ways[kind].bare.join(" ")).not.toMatch(/[{}]/u);
    }
  });

  it("have a sentence for each kind of deed that is remembered", () => {
    for (const kind of REMEMBERED) expect(cases().tasks.remembered[kind].length).toBeGreaterThanOrEqual(1);
  });
});
