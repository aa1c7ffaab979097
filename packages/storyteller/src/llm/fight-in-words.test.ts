import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { callInWords, takesTurn } from "./fight-in-words.ts";
import { brief, FakeTable } from "./testing/brief.fake.ts";
import { model, narrated } from "./testing/narrated.ts";
import { STORY } from "./testing/scripts.ts";

const FIGHT: StoryState = {
  ...EMPTY_STORY,
  encounter: {
    round: 1,
    order: ["Snag"],
    combatants: [
      { name: "Snag", side: "foe", armorClass: 13, hp: { current: 12, max: 12 }, conditions: [], attacks: [] },
    ],
  },
};

describe("plain words in a fight", () => {
  it.each(["I flee!", "I run away.", "I turn and run for the door.", "We retreat to the stairs.", "Ich renne weg!"])(
    "are a flight: %s",
    (words) => {
      expect(callInWords(words, FIGHT)).toEqual({ name: "encounter", arguments: { op: "flee" } });
      expect(callInWords(words, EMPTY_STORY)).toBeNull();
    },
  );

  it.each([
    "I run Snag through.",
    "I run at Snag.",
    "Should I flee?",
    "I look for a way to escape.",
    "I run my hand over the door.",
  ])("are none: %s", (words) => {
    expect(callInWords(words, FIGHT)?.name).not.toBe("encounter");
  });

  it("take the hero's turn, unless they are talk, a question or beside the story", () => {
    expect(takesTurn("I kick the table over.")).toBe(true);
    for (const words of ["“Put it down!”", "I beg Snag to stop.", "Is there a window?", "(brb)", ""])
      expect(takesTurn(words)).toBe(false);
  });
});

describe("a model that calls nothing in a fight", () => {
  it("has the others act by the rules all the same, and writes what they did", async () => {
    const table = new FakeTable();
    const fake = model([STORY, "Snag comes after you."]);
    const { text } = await narrated([fake], brief({ table, story: FIGHT, playerText: "I kick the table over." }));
    expect(table.done).toEqual(['encounter {"op":"pass"}']);
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain("everybody else has acted");
    expect(text).toBe(`${STORY}\n\nSnag comes after you.`);
  });

  it("is asked no more where the player only talks, or where somebody has acted", async () => {
    for (const playerText of ["I beg Snag to stop.", "I strike at Snag."]) {
      const table = new FakeTable();
      const fake = model([STORY]);
      await narrated([fake], brief({ table, story: FIGHT, playerText }));
      expect(fake.asked).toHaveLength(1);
      expect(table.done.join()).not.toContain("pass");
    }
  });

  it("runs when the player runs", async () => {
    const table = new FakeTable();
    const fake = model([STORY]);
    await narrated([fake], brief({ table, story: FIGHT, playerText: "I run away!" }));
    expect(table.done).toEqual(['encounter {"op":"flee"}']);
    expect(fake.asked[0]?.messages.at(-1)?.content).toContain("The fight begins.");
  });
});
