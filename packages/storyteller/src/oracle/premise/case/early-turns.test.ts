import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

const MILL: OwnPremise = {
  title: "The Copper Kettle",
  world:
    "Hatherleigh is a market town. The Copper Kettle, the cup of the brewers' contest, has gone from the Guildhall. Mrs Ottoline Rusk brews at the Black Cow. The vicar, Mr Ambrose Tull, judges the contest at the church. Colonel Perry Stone lives at the manor. Young Bess Harker delivers the milk. The clerk Ivo Marsh keeps the keys at the Guildhall.",
  notes:
    "It begins at the Guildhall on Friday morning. The hero wants to find the Copper Kettle before the contest on Saturday.",
  hero: "Dora Pell",
  heroNotes: "A retired schoolmistress. She carries an umbrella.",
};

describe("The first messages", () => {
  it("do not use up the time, however much the hero walks and searches in vain", async () => {
    const { say, kept } = played(MILL, "kettle", 3);
    await say("");
    const places = ["the Black Cow", "the church", "the manor", "the Guildhall"];
    let all = "";
    for (let at = 0; at < 14; at++)
      all += await say(at % 2 === 0 ? `I go to ${places[(at / 2) % 4]!}` : "I search the place");
    expect(all).not.toContain(": full.");
    expect(kept().case?.late).toBe(false);
  });

  it("and those after them have the hero waylaid once at most", async () => {
    for (const seed of ["kettle", "pot", "pan"]) {
      const { say, kept } = played(MILL, seed, 3);
      await say("");
      const places = ["the Black Cow", "the church", "the manor", "the Guildhall"];
      let times = 0;
      let before: string | null = null;
      for (let at = 0; at < 30 && kept().end === null; at++) {
        await say(
          kept().danger === null
            ? at % 2 === 0
              ? `I go to ${places[(at / 2) % 4]!}`
              : "I search the place"
            : "I run away",
        );
        const danger = kept().danger?.who ?? null;
        if (danger !== null && before === null) times += 1;
        before = danger;
      }
      expect(times, seed).toBeLessThan(2);
    }
  });
});

describe("Words to everybody", () => {
  it("are not swallowed by who is after the hero", async () => {
    const { say, kept } = played(MILL, "kettle", 12);
    await say("");
    await say("I go to the Black Cow");
    await say("Two strangers come after me.");
    if (kept().danger === null) return;
    expect(await say("I tell everyone: “The Kettle was here last night!”")).not.toMatch(/You speak to the strangers/u);
  });
});

describe("A contest", () => {
  it("is not won by saying so", async () => {
    const { say, state } = played(
      {
        ...MILL,
        notes: "It begins at the Guildhall on Friday morning. The hero wants to win the Copper Kettle on Saturday.",
      },
      "kettle",
      12,
    );
    await say("");
    expect(await say("We have won the contest!")).toMatch(/not (?:won yet|done by saying so)/u);
    expect(state().threads.some((each) => each.state === "resolved")).toBe(false);
  });
});
