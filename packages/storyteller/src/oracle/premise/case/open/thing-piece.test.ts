import { describe, expect, it } from "vitest";

import { hasPattern } from "../../../patterns.ts";
import { cases } from "../case-content.ts";
import type { OwnPremise } from "../../played.fake.ts";
import { SLOT } from "../fill-in.ts";
import { kindOf } from "./own-things.ts";
import { openStory } from "./open.fake.ts";

/** A death in a theatre: costume, ledger, knife, trapdoor. */
const STAGE: OwnPremise = {
  title: "The Last Act at the Orpheum",
  world:
    "Amsel is a small town with an old theatre, the Orpheum. On Friday the prompter, Ludo Karp, was found dead under the trapdoor with a torn glove in his hand. The cash ledger lay open beside him and one page had been cut out. Director Vera Lind sleeps in her office. Stagehand Bruno Katz greases the trapdoor. Widow Irma Karp, his wife, has packed two suitcases. The actor Felix Horn plays the king. The places are the stage, the wardrobe and the office.",
  notes: "It begins on Saturday on the stage. Nora wants to find out who killed Ludo Karp before the premiere.",
  hero: "Nora Feld",
  heroNotes:
    "A theatre nurse of thirty-four, quiet, stubborn. Carries a flask, a torch and Ludo's last note ('not the third act').",
};
const start = (luck = 15, seed = "o") => openStory(STAGE, "open-murder", luck, seed);

describe("What one looks at is what one learns about", () => {
  it.each([
    ["I look at the torn glove", "the torn glove"],
    ["I read the cash ledger", "the cash ledger"],
    ["I examine the trapdoor", "the trapdoor"],
    ["I search the suitcases", "the suitcases"],
    ["I smell the glove", "the glove"],
    ["I take the trapdoor apart", "the trapdoor"],
    ["I read Ludo's last note", "Ludo’s last note"],
    ["I examine the body", "the body"],
  ])("“%s” finds a piece about that thing, by whatever luck", async (deed, thing) => {
    const { say, kept } = await start(2);
    const said = await say(deed);
    expect(kept().clues.length, said).toBe(1);
    expect(kept().clues[0]!.toLowerCase().replace("'", "’")).toContain(thing.toLowerCase());
    expect(said).toContain("1 piece");
  });

  it.each(["rope", "chain", "wire", "string", "nail", "iron"])(
    "a %s has no grip, no felt and no chipped corner, as a tool has",
    (noun) => {
      expect(kindOf(noun)).not.toBe("tool");
      expect(kindOf("hammer")).toBe("tool");
    },
  );

  it("a thing that something is shaken off is named without it", async () => {
    const { say, kept } = await start(15);
    await say("I brush the dust off the ledger and read it");
    expect(kept().clues.join()).not.toMatch(/dust off/u);
  });

  it("a second look shows another side of it, and after that there is no more to see", async () => {
    const { say, kept } = await start();
    await say("I look at the torn glove");
    await say("I look at the glove again");
    expect(kept().clues.length).toBe(2);
    expect(new Set(kept().clues).size).toBe(2);
    const third = await say("I examine the torn glove");
    expect(kept().clues.length).toBe(2);
    expect(third).toMatch(/seen|no more to|tear|threads|torn edge|weakest|no better/u);
  });

  it("who is asked about a thing speaks of that thing, and what is written of other matters is not told instead", async () => {
    const { say } = await start();
    await say("Director Vera comes in.");
    const said = await say("Vera, what do you know about the cash ledger?");
    expect(said).toContain("ledger");
    expect(said).toMatch(/says (?:Vera|Director Lind)/u);
    const other = await say("I ask Vera about the torn glove");
    expect(other).toContain("glove");
  });

  it("a question of the player about a thing is found out, and not drawn", async () => {
    const { say, kept } = await start();
    const said = await say("Whose handwriting is in the cash ledger?");
    expect(said).not.toContain("Drawn");
    expect(kept().clues[0], said).toContain("ledger");
  });

  it("what the hero uses is not what is looked at, and a person, a time or a word is no thing", async () => {
    const { say, case: kept } = await start();
    await say("I look at the trapdoor with my torch");
    expect(kept()!.found[0]).toContain("the trapdoor");
    await say("Felix Horn comes in.");
    await say("Felix, what happened on Friday night?");
    await say("Felix, what do you know about the widow?");
    expect(kept()!.found.filter((id) => /^thing the (?:torch|friday|night|widow)/iu.test(id))).toEqual([]);
  });

  it("nobody is named with it who is dead, or is the hero, or speaks", async () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const { say, kept } = await start(15, seed);
      for (const deed of [
        "I look at the torn glove",
        "I read the cash ledger",
        "I search the suitcases",
        "I look at the trapdoor",
      ])
        await say(deed);
      expect(kept().clues.join(" ")).not.toMatch(/Ludo|Nora/u);
    }
  });

  it("a look round finds what the texts have here, before what is written for any matter", async () => {
    const { say, case: kept } = await start();
    for (const deed of ["I look around", "I listen", "I search the stage", "I look around once more", "I listen again"])
      await say(deed);
    for (const who of ["Felix Horn", "Bruno Katz", "Irma Karp"]) {
      await say(`${who} comes in.`);
      await say(`${who}, what do you know about the killing of Ludo?`);
      await say(`${who}, what happened?`);
    }
    const general = kept()!.found.filter((id) => !id.startsWith("thing "));
    expect(kept()!.found.length).toBeGreaterThan(5);
    expect(general.length, kept()!.found.join("\n")).toBeLessThan(5);
  });

  it("a thing that no text names and that is of no kind shows nothing of the matter", async () => {
    const { say, kept } = await start();
    await say("I look at the old umbrella");
    expect(kept().clues).toEqual([]);
  });
});

describe("A test", () => {
  it.each([
    ["I compare the torn glove with the curtain", /same|match/iu],
    ["I analyse the dust on the torn glove", /It|Two|There/u],
    ["I scan the trapdoor with my scanner", /\d/u],
  ])("has its result, without dice, and no piece is told in its place: %s", async (deed, result) => {
    const { say, case: kept, table } = await start(2);
    const before = table.proposals.length;
    expect(await say(deed)).toMatch(result);
    expect(kept()!.found).toHaveLength(0);
    expect(table.proposals).toHaveLength(before);
  });
});

describe("What looks for nothing", () => {
  it.each(["I hold out my hand to Vera.", "I hold out my flask to Vera.", "I shake the rain off my coat."])(
    "finds no piece: %s",
    async (deed) => {
      const { say, kept } = await start();
      await say("Director Vera comes in.");
      expect(await say(deed)).not.toMatch(/steps back|steps aside/u);
      expect(kept().clues).toHaveLength(0);
    },
  );
});

describe("A question that asks for something of a kind", () => {
  it.each(["Vera, how old is the trapdoor?", "Vera, how long is the torn glove?", "Vera, what does the ledger say?"])(
    "is answered in that kind, and with no piece: %s",
    async (question) => {
      const { say, kept } = await start();
      await say("Director Vera comes in.");
      await say(question);
      expect(kept().clues).toHaveLength(0);
    },
  );
});

describe("A theory about things", () => {
  const LOOKS = [
    "I look at the torn glove",
    "I read the cash ledger",
    "I search the suitcases",
    "I look at the trapdoor",
  ];

  it("is borne out by the pieces that speak for it, and these are named", async () => {
    const { say, case: kept } = await start(15);
    for (const deed of LOOKS) await say(deed);
    const said = await say(
      "I think that Irma killed him, because the cash ledger would have shown what was in the suitcases.",
    );
    expect(said).toMatch(/\+[67], and it takes 15/u);
    expect(said).toContain("For it speaks:");
    expect(kept()!.theory).not.toBe("");
  });

  it("of which nothing that was found speaks is not decided by the dice, but by who dares it", async () => {
    const { say, case: kept } = await start(20);
    for (const deed of LOOKS) await say(deed);
    const said = await say("I think that a walrus from the zoo is behind it.");
    expect(said).toContain("nothing that you have found speaks for it");
    expect(kept()!.theory).toBe("");
    expect(await say("I dare it")).toContain("It is so");
  });

  it("on fewer than four pieces may be so, and it is said what would show it", async () => {
    const { say, case: kept } = await start(20);
    await say("I look at the torn glove");
    const said = await say("I think that Bruno killed him.");
    expect(said).toContain("It may be so");
    // A thing that has nothing to do with it shows nothing of it.
    expect(said).not.toMatch(/Nobody has looked at/u);
    expect(kept()!.tried).toEqual([]);
    expect(kept()!.theory).toBe("");
  });
});

describe("The pieces of things", () => {
  const all = Object.entries(cases().things).flatMap(([kind, pieces]) => pieces.map((row) => ({ kind, ...row })));

  it("are eight or more for each kind, and from several sides", () => {
    for (const [kind, pieces] of Object.entries(cases().things)) {
      expect(pieces.length, kind).toBeGreaterThanOrEqual(8);
      expect(new Set(pieces.map(({ about }) => about)).size, kind).toBeGreaterThan(3);
    }
    expect(Object.keys(cases().things).filter((kind) => !hasPattern(`thing ${kind}`))).toEqual([]);
  });

  it("name the thing in the record, fill in only what is at hand, and are each of their own words", () => {
    for (const { kind, found, said, log } of all) {
      expect(log, kind).toMatch(/\{[Tt]hing\}/u);
      for (const text of [found, said, log])
        for (const [, form, slot] of text.matchAll(SLOT))
          expect(form === undefined ? ["thing", "person", "other", "place"] : ["thing"], text).toContain(
            slot!.toLowerCase(),
          );
    }
    expect(new Set(all.map(({ log }) => log)).size).toBe(all.length);
  });
});
