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
      list.replaceAll(" (gone)", "").split(", "),
    );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names.slice(0, 5)) {
      const said = await story.say(`what do i know about ${name.toLowerCase()}?`);
      expect(said.toLowerCase()).toContain(name.split(" ").at(-1)!.toLowerCase());
    }
  });

  it("never tells the same twice in sixty turns, and never leaves a slot or a hole in a sentence", async () => {
    const story = played(premise, "sixty");
    const seen = new Map<string, number>();
    await story.say("");
    for (let at = 0; at < 60; at++) {
      const reply = await story.say(TYPED[at % TYPED.length]!);
      expect(reply).not.toMatch(
        /undefined|null|\{|\}|\[object|  |\.\.(?!\.)|\byou is\b|\byou has\b|\bam you\b|\ba an\b/u,
      );
      // Who is here is told from data, the same as long as it is so.
      if (reply.length > 60 && !reply.includes("here with you")) seen.set(reply, (seen.get(reply) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1).map(([reply]) => reply)).toEqual([]);
  });

  it("understands each of its proposals, pressed as it stands or by its number", async () => {
    for (const how of ["words", "number"] as const) {
      const story = played(premise, `press ${how}`);
      await story.say("");
      for (let at = 0; at < 24; at++) {
        const { pending } = story.kept();
        if (pending === null || pending.choices.length === 0) {
          await story.say(TYPED[(at * 5) % TYPED.length]!);
          continue;
        }
        const before = story.kept().facts.length;
        const reply = await story.say(how === "words" ? pending.choices[0]! : "1");
        expect(reply).not.toMatch(/did not understand/u);
        expect(story.kept().facts.length > before || story.state().threads.length > 0).toBe(true);
        expect(story.kept().pending?.asks).not.toBe(pending.asks);
      }
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

  it("moves towards the aim only by dice, and never by words alone", async () => {
    const story = played(HARBOUR, "words");
    await story.say("");
    for (const text of [
      "Thomas Wray was killed by Captain Storr.",
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

  it("answers nobody's words in the mouth of somebody who is dead or elsewhere", async () => {
    const story = played(HARBOUR, "dead");
    await story.say("");
    expect(await story.say("ask thomas wray who did it")).toContain("dead");
    expect(await story.say("ask amos gale about the grave")).toMatch(/Amos is not here, but at /u);
  });

  it("does without dice what the player wants to be without them, and the clock pays", async () => {
    const story = played(STATION, "no dice");
    await story.say("");
    await story.say("force the hatch open, no roll");
    expect(story.table.proposals).toEqual([]);
    expect(story.state().clocks[0]?.filled).toBe(1);
  });

  it("ends by a roll of the steps against two dice, tells how it came about, and may begin again", async () => {
    const story = played(HARBOUR, "end", 20);
    await story.say("");
    expect(await story.say("i end it")).toContain("too early");
    for (let at = 0; at < 12; at++) await story.say("search for whoever killed thomas wray");
    expect(story.kept().progress).toBe(10);
    await story.say("i end it");
    const reply = await story.say("Captain Storr is named before the town, and nobody cheers.");
    expect(reply).toContain("Captain Storr is named before the town, and nobody cheers.");
    expect(reply).toMatch(/- Turn \d+: /u);
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
      pending: { asks: "Who?", sort: "what", choices: ["a", "b"] },
      log: [],
    });
  });
});
