import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";
import { SEVEN_BY_TALK } from "./testing/ways.fake.ts";

const adventure = (await loadAdventure("first-evening", 1))!;
const after = async (...script: string[]) => {
  const { turns } = await playAdventure(adventure, [...SEVEN_BY_TALK, ...script], { luck: 15 });
  return turns.slice(SEVEN_BY_TALK.length).map(({ reply }) => reply);
};

describe("the end of an adventure", () => {
  it("says what the hero did, and nothing that they did not do", async () => {
    const [end] = await after();
    expect(end).toContain("You hung a light on the seventh step.");
    expect(end).not.toContain("badger");
  });

  it("is offered to be asked about: people, what was missed, and how else it could end", async () => {
    const { turns } = await playAdventure(adventure, [...SEVEN_BY_TALK, "What did I miss?"], { luck: 15 });
    expect(turns.at(-2)?.offers).toEqual(expect.arrayContaining(["What did I miss?", "How else could it have ended?"]));
    expect(turns.at(-1)?.offers).not.toContain("What did I miss?");
  });
});

describe("a message after the end", () => {
  it("may ask what was not found", async () => {
    expect((await after("what did i miss")).at(-1)).toMatch(/Why tonight\?/u);
    expect((await after("what did i miss", "Tell me all that I missed")).at(-1)).toContain(
      "All nine sacks lie in the ash pit",
    );
  });

  it("may ask for all that was not found at once, and for two things at a time", async () => {
    expect((await after("Tell me all that I missed")).at(-1)).toContain("These you did not");
    const reply = (await after("Who took the rye? And why did the oven bake the seventh loaf?")).at(-1);
    expect(reply).toContain("Nobody took it");
    expect(reply).toContain("lit for seven");
  });

  it("may ask how else the story ends, and learns titles only", async () => {
    const reply = (await after("how else could it have ended?")).at(-1);
    expect(reply).toContain("“Peel Goes Down”".replaceAll(/[“”]/gu, '"'));
    expect(reply).not.toContain("loaf tin");
  });

  it("may be a farewell, a kindness or a deed, and is never a wall", async () => {
    const replies = await after(
      "bye tib",
      "i hug hanne",
      "i eat my bun",
      "i dance",
      "sit down by the fire",
      "look around",
    );
    expect(new Set(replies).size).toBe(replies.length);
    for (const reply of replies.slice(1, 5)) expect(reply).not.toMatch(/^This story has ended/u);
  });

  it("says where to go on when nothing else is left to say", async () => {
    expect((await after("what now?")).at(-1)).toMatch(/tale as a book.*another story/u);
  });

  it("is not kept, so that the memo does not grow with it", async () => {
    const { progress } = await playAdventure(
      adventure,
      [...SEVEN_BY_TALK, "i hug hanne", "What did I miss?", "i eat my bun"],
      { luck: 15 },
    );
    expect(Object.keys(progress.said).filter((key) => key.startsWith("asked/"))).toEqual(["asked/What did I miss?"]);
  });

  it("moves nothing", async () => {
    const { turns } = await playAdventure(adventure, [...SEVEN_BY_TALK, "i hug hanne"], { luck: 15 });
    expect(turns.at(-1)?.events.at(-1)).toMatchObject({ type: "done", source: "table" });
  });
});

describe("an act after the end", () => {
  it("meets what is there: the roll, and nobody's knocking", async () => {
    expect((await after("tear the roll out of his hands and read it")).at(-1)).toContain(
      "The roll lies open on the board",
    );
  });

  it("may ask who somebody was", async () => {
    expect((await after("who was peel")).at(-1)).toContain("Peel, ");
  });
});

const ENDED = [
  "Go east to the Third Post",
  "Go back",
  ...Array.from({ length: 9 }, () => "Wait until midwinter"),
  "wait",
  "wait",
];

describe("a late line in The Last Lamplighter", { timeout: 60_000 }, () => {
  const line = async (text: string): Promise<string> => lastReply(await play("lantern", [...ENDED, text]));
  it.each([
    "What does it want, Tobit? Does it mean us harm?",
    "I light the Third again",
    "Annis, what do we do now?",
    "We go on to the ford",
    "I draw my sword and attack the dark",
  ])("is answered as after the end: %s", async (text) => {
    expect(await line(text)).toMatch(/story (?:is over|has ended)/u);
  });
  it("says how it was, if it asks", async () => {
    expect(await line("What does it want, Tobit? Does it mean us harm?")).toContain("The dark wants the river");
  });
});

describe("a question after the end of the charts", () => {
  const TO_THE_END = [
    "go to the pilots guild",
    "go down to the cutter",
    "lift the boards",
    "sail for the combs",
    "sing the verses and steer",
    "unstop the bell",
    ...Array.from({ length: 40 }, () => "wait"),
    "sing the fourth verse",
  ];
  const asked = async (...questions: string[]) => lastReply(await play("charts", [...TO_THE_END, ...questions]));

  it("gets an answer for each who is named, and one for each question", async () => {
    const reply = await asked("What became of Cobb, and Bess? Did I ever go home?");
    for (const part of ["Cobb was rowed over", "There has never been a cat", "on both sides of the Combs"])
      expect(reply).toContain(part);
  });

  it("is answered by itself, and not by the whole truth of the story", async () => {
    const reply = await asked("Why did Hester leave me behind with Bess instead of taking me along to the Lap?");
    expect(reply).toContain("much too loud for the dark");
    expect(reply).not.toContain("Dunce");
  });
});
