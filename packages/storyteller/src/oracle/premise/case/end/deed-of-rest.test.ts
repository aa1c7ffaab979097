import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const KEY: OwnPremise = {
  title: "The Moon Key",
  world:
    "Saltmarrow is a village of stilt houses on a grey estuary. The Moon Key, which opens the sluice gates, was stolen from the Tide House a week ago. Harbour master Odo Quill keeps the tolls. Sister Maren lights the lamps at the Tide House. The eel catcher Jory Pike lives on Heron Island and sees everything. Young Ysa walked out on the flats five nights ago and has not come back. Aunt Wilmet keeps the inn, the Drowned Cat.",
  notes:
    "It begins on the jetty of Saltmarrow at dusk. The hero wants to find the Moon Key, and bring home her sister Ysa, who walked out on the flats five nights ago.",
  hero: "Brenna Tarn",
  heroNotes: "An eel catcher's daughter of twenty, stubborn. She carries a lantern, a pole and a whistle.",
};

async function left() {
  const story = played(KEY, "plum", 20);
  await story.say("");
  const { who, where } = story.kept().case!;
  await story.say(`It was ${who.opponent} who did it.`);
  await story.say(`I go to ${where.lair}`);
  let end = "";
  for (let at = 0; at < 4 && !story.state().threads.some(({ state }) => state === "resolved"); at++)
    end = await story.say("I grab hold of it");
  return { ...story, end };
}

const DONE = "You set out to bring home your sister Ysa.";

describe("A deed that is left to do", () => {
  it("is said to be left", async () => {
    const { end, kept } = await left();
    expect(end).toContain("bring home your sister Ysa");
    expect(kept().end?.rest?.part).toBe("bring home your sister Ysa");
  });

  it.each([
    "I take Ysa by the hand and wade back with her",
    "I bring Ysa home to the jetty of Saltmarrow and wrap her in my coat",
    "I have brought my sister Ysa back.",
    "I go home with Ysa",
    "I go to the jetty and tell everyone: Ysa is home",
    "“Ysa, come home now. Supper is on.”",
    "I carry my sister home",
    "Ysa is home at last.",
    "I lead her home by the hand",
  ])("is done by “%s”", async (words) => {
    const { say } = await left();
    expect(await say(words)).toContain(DONE);
  });

  it("is not done by something else, and what is missing is said in a line", async () => {
    const { say } = await left();
    const said = await say("I drink a cup of tea");
    expect(said).not.toContain(DONE);
    expect(said).toMatch(/(?:You still have|What is left:) to bring home your sister Ysa\./u);
  });

  it("is not done by a question or a look", async () => {
    const { say } = await left();
    expect(await say("Where is Ysa?")).not.toContain(DONE);
    expect(await say("I look for Ysa")).not.toContain(DONE);
  });
});

describe("A deed of the aim that is done before the story ends", () => {
  it("counts at once, and is not left at the end", async () => {
    const { say, kept, state } = played(KEY, "plum", 20);
    await say("");
    await say("Ysa comes in through the door, wet and alive.");
    const said = await say("I take Ysa by the hand and bring her home");
    expect(said).toContain("That much is done: bring home your sister Ysa.");
    expect(said).toContain("You still have to find the Moon Key.");
    expect(await say("I give Ysa a blanket and take her home")).not.toContain("That much is done");
    const { who, where } = kept().case!;
    await say(`It was ${who.opponent} who did it.`);
    await say(`I go to ${where.lair}`);
    let end = "";
    for (let at = 0; at < 4 && !state().threads.some((each) => each.state === "resolved"); at++)
      end = await say("I grab hold of it");
    expect(end).toContain("Bring home your sister Ysa: it is done.");
    expect(end).not.toContain("You still have to");
  });

  it("does not count where the one it is about is not there", async () => {
    const { say } = played(KEY, "plum", 20);
    await say("");
    expect(await say("I bring Ysa home")).not.toContain("That much is done");
  });

  it("ends the story where it is all of the aim", async () => {
    const premise = {
      ...KEY,
      notes: "It begins on the jetty of Saltmarrow at dusk. The hero wants to find her sister Ysa and bring her home.",
    };
    const { say, state } = played(premise, "plum", 20);
    await say("");
    await say("Ysa comes in through the door, wet and alive.");
    const end = await say("I wrap Ysa in my coat and take her home");
    expect(end).toContain("You set out to find your sister Ysa and bring her home.");
    expect(state().threads.some((each) => each.state === "resolved")).toBe(true);
  });
});

describe("What the end says", () => {
  it("is so afterwards: while something is left, the story is not over", async () => {
    const { say } = await left();
    for (const question of ["Is the story over?", "Is it over?", "Is everything done now?"])
      expect(await say(question), question).toContain("Not yet: you still have to bring home your sister Ysa.");
    await say("I bring Ysa home");
    expect(await say("Is the story over?")).toMatch(/^Yes/u);
  });

  it("names who was with the hero, a dog as well", async () => {
    const premise = {
      ...KEY,
      heroNotes:
        "An eel catcher's daughter of twenty. Her terrier Button goes everywhere with her. She carries a pole.",
    };
    const story = played(premise, "plum", 20);
    await story.say("");
    const { who, where } = story.kept().case!;
    await story.say(`It was ${who.opponent} who did it.`);
    await story.say(`I go to ${where.lair}`);
    let end = "";
    for (let at = 0; at < 4 && !story.state().threads.some(({ state }) => state === "resolved"); at++)
      end = await story.say("I grab hold of it");
    expect(end).toContain("Button");
    expect(end).not.toContain("You did it alone");
  });
});

describe("A confession", () => {
  it("and the thing fetched from where it is end the story", async () => {
    const premise = {
      ...KEY,
      world: `${KEY.world.replace(/Young Ysa[^.]*\./u, "")} Toll clerk Edda Vane counts the coins at the Tide House. The ferryman Col Reed drinks at the Drowned Cat.`,
      notes: KEY.notes.replace(/, and bring home.*/u, "."),
    };
    let fetched = 0;
    for (const seed of ["plum", "pear", "fig", "quince"]) {
      const { say, kept, state } = played(premise, seed, 20);
      await say("");
      const { who, invented } = kept().case!;
      if (invented.some(({ name }) => name === who.tool)) continue;
      for (let at = 0; at < 4 && !kept().case!.said.includes("confess"); at++) {
        await say(`I go to ${who.tool}`);
        await say(`I threaten ${who.tool}: tell me the truth.`);
      }
      if (!kept().case!.said.includes("confess") || kept().case!.announced) continue;
      fetched += 1;
      const said = await say(`I go to ${kept().case!.where.lair} and take the Moon Key home`);
      const isDecided =
        state().threads.some((each) => each.state === "resolved") || (kept().case?.showdown ?? null) !== null;
      expect(isDecided, said).toBe(true);
    }
    expect(fetched).toBeGreaterThan(0);
  });
});
