import { describe, expect, it } from "vitest";

import { storedMemo } from "./memo.ts";
import { played } from "./played.fake.ts";
import { BAKERY, HARBOUR, ISLAND, MARSH, RELAY, STATION, VILLAGE } from "./stories.fake.ts";

const ALL = [HARBOUR, STATION, VILLAGE, ISLAND, RELAY, MARSH, BAKERY];

/** What players type, in their own voice. */
const TYPED = [
  "what do i see",
  "who's here?",
  "look around and search the place",
  "i ask them what happened",
  "can i trust him?",
  "is the door locked",
  "sneak out and look for tracks",
  "why would anybody do that",
  "lol",
  "i think somebody is lying",
  "break the window open",
  "what happened so far?",
];

describe.each(ALL.map((premise) => [premise.title, premise] as const))("A story of %s", (_title, premise) => {
  it("has every person and place of its opening's line in reach within five turns", async () => {
    const story = played(premise, "reach");
    const opening = await story.say("");
    const names = [...opening.matchAll(/(?:People|Places): ([^.]*)\./gu)].flatMap(([, list = ""]) =>
      list.replaceAll(/ \((?:dead|missing|held)\)/gu, "").split(", "),
    );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names.slice(0, 5)) {
      const said = await story.say(`what do i know about ${name.toLowerCase()}?`);
      expect(said.toLowerCase()).toContain(name.split(" ").at(-1)!.toLowerCase());
    }
  });

  it("never gives the same clue twice in sixty turns, and never leaves a slot or a hole in a sentence", async () => {
    const story = played(premise, "sixty");
    await story.say("");
    for (let at = 0; at < 60; at++) {
      const reply = await story.say(TYPED[at % TYPED.length]!);
      expect(reply).not.toMatch(
        /undefined|null|\{|\}|\[object|  |(?<!\.)\.\.(?!\.)|(?<!(?:beside|behind|before|near|around) )\byou is\b|\byou has\b|\bam you\b|\ba an\b/u,
      );
      const found = story.kept().case?.found ?? [];
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it("keeps a memo that is small and comes back as it was stored", async () => {
    const story = played(premise, "memo");
    await story.say("");
    for (let at = 0; at < 40; at++) await story.say(TYPED[at % TYPED.length]!);
    const kept = story.kept();
    expect(JSON.stringify(kept).length).toBeLessThan(20_000);
    expect(storedMemo(kept)).toEqual(kept);
  });
});

describe("The table for one", () => {
  it("rolls whenever the outcome is in doubt, with its stakes said, and lets a failure cost something that is kept", async () => {
    for (const text of [
      "sneak past them",
      "race him to the church",
      "play cards with hannah",
      "pick the lock",
      "search the room",
      "climb the cliff",
    ]) {
      const story = played(HARBOUR, "doubt", 1);
      await story.say("");
      const before = JSON.stringify([
        story.state().clocks,
        story.state().cast.map(({ attitude }) => attitude),
        story.table.sheets()[0]?.hp,
      ]);
      await story.say(text);
      expect(story.table.proposals.at(-1)?.stakes, text).toMatch(/ or | the /u);
      expect(
        JSON.stringify([
          story.state().clocks,
          story.state().cast.map(({ attitude }) => attitude),
          story.table.sheets()[0]?.hp,
        ]),
        text,
      ).not.toBe(before);
    }
  });

  it("comes nearer to the aim by clues, and not by a guess", async () => {
    const story = played(HARBOUR, "words");
    await story.say("");
    for (const text of [
      "i think storr killed thomas wray",
      "The murderer of Thomas Wray is known.",
      "lol who killed thomas",
    ])
      await story.say(text);
    expect(story.kept().progress).toBe(0);
    const lucky = played(HARBOUR, "words", 20);
    await lucky.say("");
    await lucky.say("search the room for anything about thomas wray's death");
    expect(lucky.kept().progress).toBeGreaterThan(0);
  });

  it("puts what is so before the dice: a place by its noun, a person by a short name or a pronoun", async () => {
    const story = played(VILLAGE, "names", 20);
    await story.say("");
    await story.say("go to the pub");
    expect(story.state().scene?.place).toBe("the Startled Goose");
    await story.say("go to colonel tufton at the post office and ask him where the marrow is");
    expect(story.state().scene?.present).toContain("Colonel Barnaby Tufton");
    expect(await story.say("ask him again")).not.toContain("not here");
  });

  it("reads a message again with the name that was meant", async () => {
    const story = played(HARBOUR, "again", 20);
    await story.say("");
    await story.say("what do i know about amos gale");
    expect(await story.say("no, i mean josiah pell")).toContain("Pell");
  });

  it("answers nobody's words in the mouth of somebody who is dead, and goes to who is elsewhere", async () => {
    const story = played(HARBOUR, "dead");
    await story.say("");
    expect(await story.say("ask thomas wray who did it")).toContain("dead");
    expect(await story.say("ask amos gale about the grave")).toMatch(/^You find Amos at .*St Mary.*Amos/su);
    expect(story.state().scene?.place).toContain("St Mary");
  });

  it("does without dice what the player wants to be without them, and the clock pays", async () => {
    const story = played(STATION, "no dice");
    await story.say("");
    await story.say("force the hatch open, no roll");
    expect(story.table.proposals).toEqual([]);
    expect(story.state().clocks[0]?.filled).toBe(1);
  });

  it("ends when the hero knows enough, tells how it came about, and may begin again", async () => {
    const story = played(HARBOUR, "end", 20);
    await story.say("");
    expect(await story.say("i end it")).toContain("too early");
    const { who, where } = story.kept().case!;
    for (const place of Object.values(where)) {
      await story.say(`i go to ${place}`);
      await story.say("i search the place");
      for (const name of Object.values(who)) {
        await story.say(`i go to ${name}`);
        await story.say(`i ask ${name} what happened that night`);
      }
    }
    expect(story.kept().case?.said).toContain("asked");
    await story.say(`i accuse ${who.opponent}`);
    expect(story.kept().case?.announced).toBe(true);
    // Who goes to the opponent to speak to them has begun it already.
    await story.say("i end it");
    expect(story.kept().case?.showdown).not.toBeNull();
    const reply = await story.say("i tell him that it is over");
    expect(reply).toMatch(/\n- /u);
    expect(story.state().threads.find(({ title }) => title.startsWith("Find out"))?.state).toBe("resolved");
    expect(await story.say("i am after a quiet life")).toContain("That is your aim now: a quiet life.");
  });

  it("asks a player who has written one line what they are after, and takes any answer", async () => {
    const one = { title: "Courier", world: "", notes: "I am a courier in a flooded city.", hero: "Jax", heroNotes: "" };
    const story = played(one, "one line");
    expect(await story.say("")).toContain("What are you after?");
    await story.say("deliver the parcel to the old lighthouse keeper");
    expect(story.state().threads[0]).toMatchObject({
      title: "Deliver the parcel to the old lighthouse keeper",
      state: "open",
    });
  });

  it("goes on from a memo that the engine before this one stored", async () => {
    const { readPremiseMemo } = await import("./memo.ts");
    const old = {
      premise: 1,
      facts: ["The well is dry."],
      clues: [{ thread: "x", text: "A boot", about: "", who: "", wrong: false }],
      pending: { kind: "climax", asks: "Who?", sort: "beast", choices: ["a", "b"] },
      log: 3,
    };
    expect(readPremiseMemo(old)).toMatchObject({
      facts: ["The well is dry."],
      clues: ["A boot"],
      progress: 1,
      pending: null,
      case: null,
      log: [],
    });
  });
});
