import { describe, expect, it } from "vitest";

import { BOILER, BROTHER, CASTLE, PIE, PUMP, taskStory } from "./task.fake.ts";

const [LUCKY, UNLUCKY] = [18, 1];

describe("An open task", () => {
  it("begins at once, and what stands in the way is what the player's own texts say", async () => {
    const { at, opening, task, say } = await taskStory(BOILER, LUCKY);
    expect(at).toBe(0);
    expect(opening).not.toContain("Which story is it?");
    expect(opening).toContain("What stands in the way");
    expect(task().steps.map(({ name }) => name)).toEqual(["Abel’s price", "Maud’s barge", "the missing chain"]);
    expect(task().rival).toBe("Dick Rowntree");
    expect(await say("What still stands in the way?")).toContain(
      "Still in the way: Abel’s price, Maud’s barge and the missing chain.",
    );
  });

  it("carries a boiler over the water: by money, by words, by somebody's skill, and then the deed", async () => {
    const { say, task, gold, isOver, kept } = await taskStory(BOILER, LUCKY);
    await say("I look over the boiler.");
    await say("I go to Abel Crouch.");
    const before = gold();
    const paid = await say("I pay Abel Crouch twelve shillings.");
    expect(gold()).toBe(before - 12);
    expect(paid).toContain("1 of 3 is out of the way");
    await say("I go to Eli Fenwick.");
    const asked = await say("Eli, could you make a chain for the barge? I can pay four shillings.");
    expect(asked).not.toContain("fifty-fifty");
    expect(task().steps.find(({ thing }) => thing === "chain")?.state, asked).toBe("done");
    expect(kept().held.map(({ thing }) => thing)).toContain("chain");
    await say("I go to Maud Tasker.");
    await say("I ask Maud to carry the boiler to Grim Holm with me.");
    expect(task().steps.every(({ state }) => state === "done")).toBe(true);
    expect(kept().companions).toContain("Maud Tasker");
    const scene = await say("I sail with Maud and the boiler to Grim Holm.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I keep the barge's bow in the wind and let Maud call the strokes.");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("You set out to deliver the boiler to Grim Holm.");
    expect(end).toContain("Maud");
  });

  it("takes no second try with the same words: the price is named, and leaves the others open", async () => {
    const { say, task } = await taskStory(PIE, UNLUCKY);
    await say("I go to Jem Stott.");
    const missed = await say("I ask Jem to sell me his butter.");
    // The other one who has butter is after the same prize, and is no help.
    expect(missed).toContain("Another way may do");
    expect(task().steps.every(({ state }) => state === "open")).toBe(true);
    expect(await say("I ask Jem to sell me his butter.")).toMatch(/\*(?:Pay it|Give your word)/u);
  });

  it("takes what the player strikes out, adds and says is dealt with", async () => {
    const { say, task } = await taskStory(CASTLE, LUCKY);
    expect(await say("The postern gate is not locked.")).toContain("nothing that stands in the way");
    expect(await say("There is also the moat.")).toContain("the moat");
    await say("The guards are dealt with.");
    expect(task().steps.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "the locked postern gate: struck",
      "Morgo’s watch: open",
      "the guards: done",
      "the moat: open",
    ]);
  });

  it("may be dared before all is out of the way: it is harder, and it may be put off", async () => {
    const { say, task, isOver } = await taskStory(CASTLE, UNLUCKY);
    expect(await say("I escape from the castle.")).toContain("still in the way. Say it again");
    expect(task().begun).toBe(false);
    expect(await say("I escape from the castle.")).toContain("Still in the way");
    expect(await say("I wait.")).toContain("not yet");
    expect(task().begun).toBe(false);
    await say("I escape from the castle.");
    const end = await say("I climb down the wall on the washing line.");
    expect(isOver(), end).toBe(true);
  });

  it("mends a pump: the part is got, somebody is won over, and the mending is the end", async () => {
    const { say, task, isOver } = await taskStory(PUMP, LUCKY);
    await say("I go to Rafe Okoro.");
    await say("Rafe, please make me an impeller on your lathe.");
    expect(task().steps[0]).toMatchObject({ name: "the missing impeller", state: "done" });
    await say("I go to the pump chamber.");
    const scene = await say("I mend the pump.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I set the impeller in and tighten every bolt twice.");
    expect(isOver(), end).toBe(true);
  });

  it("brings a brother home, and nobody of the texts is against it", async () => {
    const { say, task, isOver, state } = await taskStory(BROTHER, LUCKY);
    await say("I go to Gus Harlow.");
    await say("I beg Gus to let Sam leave, because he will lose the leg.");
    expect(task().steps[0]!.state).toBe("done");
    await say("I go to Bertha Lind.");
    await say("Bertha, please lend me your sledge for Sam.");
    await say("I go to the bridge.");
    await say("I lay planks over the gap in the bridge.");
    await say("I go to the bunkhouse.");
    expect(task().steps.map(({ state }) => state)).toEqual(["done", "done", "done"]);
    const scene = await say("I bring Sam home to Alder Farm.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I pull the sledge over the ice with the rope.");
    expect(isOver(), end).toBe(true);
    expect(state().cast.every(({ attitude }) => attitude >= 0)).toBe(true);
  });
});
