import { describe, expect, it } from "vitest";

import { FAR_AND_GONE } from "./far-and-gone.fake.ts";
import { played } from "./played.fake.ts";

const opened = async (name: keyof typeof FAR_AND_GONE, seed = "far") => {
  const story = played(FAR_AND_GONE[name], seed);
  const said = await story.say("");
  const list = (label: string) => (new RegExp(`\\b${label}: ([^.]*)\\.`, "u").exec(said)?.[1] ?? "").split(", ");
  return { ...story, said, people: list("People"), places: list("Places") };
};
const cast = (kept: Awaited<ReturnType<typeof opened>>["kept"]) => Object.values(kept().case!.who);

describe("Who is somebody", () => {
  it.each([
    ["LIDO", "Things"],
    ["SALT", "Denmark"],
    ["PASS", "France"],
    ["PASS", "Rumours"],
    ["PASS", "Bavarians"],
    ["PASS", "Michaelmas"],
    ["LIGHT", "Lamps"],
    ["LIBRARY", "Spiders"],
    ["LIBRARY", "Books"],
    ["LIBRARY", "Vasconia"],
  ] as const)("is in %s no noun, country or people: %s", async (name, word) => {
    for (const seed of ["far", "near", "odd"]) {
      const { people, kept } = await opened(name, seed);
      expect(people).not.toContain(word);
      expect(cast(kept)).not.toContain(word);
    }
  });

  it.each([
    ["SALT", "King Valdemar"],
    ["PASS", "Emperor Napoleon"],
    ["LIBRARY", "President Olm"],
  ] as const)("is in %s no ruler of another country, and %s stands nowhere", async (name, ruler) => {
    for (const seed of ["far", "near", "odd"]) {
      const { kept, state } = await opened(name, seed);
      expect(cast(kept)).not.toContain(ruler);
      expect(state().scene?.present).not.toContain(ruler);
      expect(state().scene?.exits.join()).not.toMatch(/Denmark|France|Vasconia/u);
    }
  });

  it.each([
    ["GOOSE", "Sir Percival Gout", /^Lord Mayor$/u],
    ["LIBRARY", "Dame Hedwig Moss", /^Chief Librarian$/u],
    ["PASS", "Josef Riedl", /customs officer/u],
  ] as const)("is in %s one person with title and name: %s", async (name, who, title) => {
    const { people } = await opened(name);
    expect(people).toContain(who);
    expect(people.filter((each) => title.test(each))).toEqual([]);
  });
});

describe("The first scene", () => {
  it("makes nobody else's things the hero's", async () => {
    const salt = (await opened("SALT")).said;
    expect(salt).toContain("the morning after his burial. His ledger is missing, and without it his widow Taleke");
    expect(salt).toContain("You want to find the ledger");
    const pass = (await opened("PASS")).said;
    expect(pass).toContain("whose mule came home without him. His letters are gone, and his daughter Rosl");
    expect((await opened("RELAY")).said).toContain("because your brother Pim was the navigator");
  });

  it.each([
    ["RELAY", "Pim"],
    ["LIGHT", "Nell"],
    ["LIDO", "Imogen Lark"],
    ["SALT", "Hinrich Warendorp"],
    ["PASS", "Wolf Amrain"],
  ] as const)("has in %s nobody who is dead or sought: %s has no part", async (name, who) => {
    for (const seed of ["far", "near", "odd"]) {
      const { kept, state, people } = await opened(name, seed);
      expect(people).toEqual(
        expect.arrayContaining([expect.stringMatching(new RegExp(`^${who} \\((?:dead|missing)\\)$`, "u"))]),
      );
      expect(state().scene?.present).not.toContain(who);
      expect(cast(kept)).not.toContain(who);
    }
  });

  it("puts people where the texts have them, and lets nobody answer who is sought", async () => {
    const { say } = await opened("BELL");
    expect(await say("Where is Veskar?")).toContain("Veskar is at the tower");
    const relay = await opened("RELAY");
    for (const words of ['I call out over the suit radio: "Pim? Anyone?"', '"Pim, where are you?"'])
      expect(await relay.say(words)).not.toMatch(/says Pim|Pim (?:says|nods|looks)|Here: [^.]*Pim/u);
  });

  it("names the places of the texts, and no place for an hour", async () => {
    expect((await opened("LIDO")).places).toEqual(expect.arrayContaining(["the lido", "the pier", "the arcade"]));
    const bell = await opened("BELL");
    expect(bell.places).toContain("the castle");
    for (const seed of ["far", "near", "odd", "ash"])
      expect(JSON.stringify((await opened("BELL", seed)).kept().case!.where)).not.toContain("the moon");
  });
});

describe("A name that is corrected", () => {
  it("goes from its part, and from what was found out", async () => {
    const { say, kept } = await opened("SALT");
    const old = kept().case!.who.suspect;
    expect(await say(`There is no ${old}.`)).toMatch(/^Corrected\./u);
    expect(cast(kept)).not.toContain(old);
    expect(await say("Who had a key?")).not.toContain(old);
  });

  it("is in nothing that the hero knows any more", async () => {
    for (const seed of ["far", "near", "odd", "trave"]) {
      const { say, kept } = await opened("SALT", seed);
      for (let at = 0; at < 6 && kept().clues.length < 3; at++)
        await say(at % 2 === 0 ? "I ask Taleke what happened that night." : "I look around for traces.");
      const parts = Object.entries(kept().case!.who);
      const [role, who] = parts.find(([, name]) => kept().clues.join().includes(name)) ?? parts[0]!;
      const before = kept().clues.filter((text) => text.includes(who)).length;
      await say(`There is no ${who}.`);
      const said = await say("What do I know so far?");
      expect(said).not.toContain(who);
      expect(kept().clues.join()).not.toContain(who);
      if (before > 0) expect(said).toContain(kept().case!.who[role as "suspect"]);
    }
  });

  it("is a country from then on, and nothing is added", async () => {
    const { say, kept } = await opened("SALT");
    const said = await say("Denmark is a country, not a person. Taleke is a comet, not a person.");
    expect(said).toMatch(/^Corrected\./u);
    expect(said).not.toMatch(/not a person|to be found/u);
    expect(cast(kept)).not.toContain("Taleke");
    expect(kept().facts.join()).not.toContain("Denmark");
  });
});

describe("What is written", () => {
  it.each([
    ["RELAY", "How much air have I got left in the suit?", "six hours of air"],
    ["GOOSE", "What number is on the display now?", "the display shows 37"],
    ["LIGHT", "What does the dial show?", "the dial shows 14"],
    ["PASS", "How many candles do I have?", "three candles"],
    ["LIDO", "Is the door locked?", "locked door"],
    ["BELL", "Is the river Ash black at dusk?", "the river Ash runs black at dusk"],
    ["LIBRARY", "How long is the queue?", "the queue is nine people long"],
    ["LIDO", "Is the Grand Hotel still half shut?", "the Grand Hotel is half shut"],
  ] as const)("answers in %s without dice: %s", async (name, question, answer) => {
    const { say, table } = await opened(name);
    const rolls = table.rolls?.length;
    expect(await say(question)).toContain(answer);
    expect(table.rolls?.length).toBe(rolls);
  });

  it("is all that the hero has: no gold for who is in debt", async () => {
    for (const name of ["RELAY", "LIDO", "PASS"] as const) {
      const { say } = await opened(name);
      expect(await say("How much rope have I got?"), name).not.toMatch(/gold|nothing/u);
      const said = await say("What am I carrying?");
      expect(said, name).not.toMatch(/coins|gold|nothing/u);
      expect(said, name).toMatch(/torch|rope/u);
    }
  });
});

describe("Who was never seen again", () => {
  const JUNCTION = {
    title: "The Junction",
    world:
      "Saltmarsh Halt is a railway junction on the fens. The stationmaster, Horace Pym, runs everything by the clock. Nell Carver keeps the buffet. Up at Fen House lives Lady Corbel.",
    notes:
      "It begins on the platform at dusk. I want to find out why my sister Mary got off the train here a week ago and was never seen again.",
    hero: "Tom Ashby",
    heroNotes: "A clerk of twenty-six from the city. He has Mary's last postcard.",
  };

  it("is not on the stage, and what they may have left is searched for where the hero is", async () => {
    const story = played(JUNCTION, "fen");
    await story.say("");
    expect(story.state().scene?.present).not.toContain("Mary");
    const { place } = story.state().scene!;
    await story.say("look for anything Mary might have left");
    expect(story.state().scene?.place).toBe(place);
    expect(story.state().scene?.present).not.toContain("Mary");
  });
});
