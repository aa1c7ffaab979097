import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const reply = async (id: string, ...script: readonly string[]): Promise<string> => lastReply(await play(id, script));

describe("what a description names", () => {
  it("can be looked at", async () => {
    expect(await reply("ledger", "go to the hall", "look at the clock")).toMatch(/^A long-case clock/u);
  });

  it("is handled in the obvious ways", async () => {
    expect(await reply("ledger", "go to the hall", "wind the clock")).toContain("It is fully wound");
    expect(await reply("lantern", "warm my hands at the fire")).toContain("People move their feet");
  });

  it("is taken only if somebody has written that", async () => {
    expect(await reply("ledger", "go to the hall", "take the curtains")).toContain("a hand on the curtains");
  });

  it("is meant by what the hero does to it next", async () => {
    expect(await reply("ledger", "go to the hall", "look at the clock", "stop it")).toContain("You open the case");
  });

  it("does not stand before a thing of the same place", async () => {
    expect(await reply("lantern", "go to the oil-house", "read the daybook")).toContain("Third went out");
  });

  it("is no way that the words name", async () => {
    expect(await reply("ledger", "go to the hall", "open the green door")).toContain("Ledgers to the ceiling");
  });

  it("is seen and then read, in one message", async () => {
    const answer = await reply("ledger", "sit down on the steps and look at the chalk tally");
    expect(answer).toContain("You sit on the fourth step");
    expect(answer).toContain("Eleven strokes in chalk");
  });

  it("does not come before what is done to a person", async () => {
    expect(await reply("ledger", "go to the hall", "tie Mrs Achard up with the curtain cord")).toContain("Mrs Achard");
  });
});

describe("words that do what they say", () => {
  it("light nothing, if they only ask to see how it burns", async () => {
    const midnight = [
      "Go east to the Third Post",
      "Go on to the ford",
      ...Array.from({ length: 8 }, () => "Wait until midwinter"),
    ];
    const played = await play("lantern", [...midnight, "I go close to one of the white lamps and see what it burns"]);
    expect(played.progress.ended).toBe("");
  });

  it("take no lamp by force, if they only take it up", async () => {
    const script = [
      "Go east to the Third Post",
      "Go on to the ford",
      "Claim the captain's exemption",
      "Go across to the chapel",
    ];
    const inside = [...script, "Go to the Seventh Post", "Go to the hollow hill", "Stoop and go in", "take the lamp"];
    const played = await play("lantern", inside);
    expect(lastReply(played)).toContain("I'd sooner you asked");
    expect(played.progress.flags).not.toContain("small-lamp-out");
  });

  it("do not turn the wheel, if they ask whether it is safe", async () => {
    const script = ["go to the hall", "go to the counting room", "look for a way behind the shelves", "take the crank"];
    const played = await play("ledger", [
      ...script,
      "go to the glasshouse",
      "go to the gatehouse",
      "good evening to the loft",
      "Abel, will the people of Lower Mills be safe if we open the gate slowly?",
    ]);
    expect(lastReply(played)).toContain("Not if it’s slow");
    expect(played.progress.flags).not.toContain("gate-rising");
  });

  it("open the way and go over it", async () => {
    const script = ["Go east to the Third Post", "Go on to the ford", "I go across with my captain's lantern"];
    expect((await play("lantern", script)).progress.place).toBe("burnt-chapel");
  });

  it("leave behind who is to stay", async () => {
    const script = ["go to the hall", "go to the counting room", "look for a way behind the shelves"];
    const freed = [
      ...script,
      "look closely at Drusilla's glass",
      "break it with the chair",
      "come with me, Leonie. to the glasshouse",
    ];
    const { progress } = await play("ledger", [...freed, "Tamsin, stay here with Leonie, I go on"]);
    expect(progress.place).toBe("glasshouse");
    expect(progress.companions).not.toContain("leonie-orlebar");
  });

  it("are said to who is called, before they are a deed of another kind", async () => {
    const script = [
      "Go east to the Third Post",
      "Go on to the ford",
      "Claim the captain's exemption",
      "Go across to the chapel",
    ];
    const found = [
      ...script,
      "Go to the Seventh Post",
      "Go to the hollow hill",
      "Stoop and go in",
      "Go to the way-house",
    ];
    const answer = await reply(
      "lantern",
      ...found,
      "Joan, on midwinter night shut the doors and snuff the lamps, it only wants to go by to the river",
    );
    expect(answer).toContain("I'll bar the rest on the night");
  });

  it("are answered by nobody else, if who is called is elsewhere", async () => {
    const script = ["go to the hall", "go to the counting room", '"You locked that door on an order, Mrs Achard."'];
    expect(await reply("ledger", ...script)).toContain("Mrs Prudence Achard is not here");
  });
});
