import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";
import { asOneReply } from "./one-reply.ts";

const WEIR: OwnPremise = {
  title: "The Weir at Sallow",
  world:
    "Sallow is a village on a weir, with no magic. The miller Tobit Crane keeps the mill. Nan Loder keeps the lock house. The eel man Jude Fenn sits at the weir by night. Since Sunday the mill wheel turns backwards.",
  notes: "It begins in the mill on a wet morning. Hester wants to find out why the wheel turns backwards.",
  hero: "Hester Vole",
  heroNotes: "A wheelwright of thirty. Carries a plumb line and a lamp.",
};

describe("The parts of a reply", () => {
  it.each([
    [
      "tell one way once",
      ["You climb to the bell loft.", "You make your way to the bell loft. It smells of dust.", "Here: Anna."],
      ["You climb to the bell loft.", "It smells of dust.", "Here: Anna."],
    ],
    [
      "tell of two ways, where they are two",
      ["You climb over the wall.", "You come to the orchard. Here: Anna."],
      ["You climb over the wall.", "You come to the orchard. Here: Anna."],
    ],
    [
      "do not say that nobody opens beside those who are here",
      ["You are at the inn. Here: Agnes and Otto.", "You knock a second time. Nobody opens."],
      ["You are at the inn. Here: Agnes and Otto."],
    ],
    [
      "may be that nobody answers",
      ["You go to the well.", "Nobody answers."],
      ["You go to the well.", "Nobody answers."],
    ],
    [
      "do not answer and leave it open",
      ["No. Anna is at the mill.", "Nobody has told you that yet. Anna may know."],
      ["No. Anna is at the mill."],
    ],
    ["have a name rather than nothing", ["Nobody knows that yet. You have 2 pieces of it.", "Anna."], ["Anna."]],
    [
      "have an answer rather than a stock line of the same person",
      ["“Say that to the others,” says Otto.", "“Anna paid for it,” says Otto."],
      ["“Anna paid for it,” says Otto."],
    ],
    [
      "keep what two people say",
      ["“Say that to the others,” says Otto.", "“Anna paid for it,” says Agnes."],
      ["“Say that to the others,” says Otto.", "“Anna paid for it,” says Agnes."],
    ],
    [
      "are one speech, where somebody is sure",
      ["“I am sure of it,” says Otto.", "“No. He has no second pair,” says Otto. (almost impossible: no)"],
      ["“I am sure of it,” says Otto. “He has no second pair.”"],
    ],
    [
      "name a speaker once",
      ["“Good,” says Otto. “It was there,” says Otto. “I saw it.”"],
      ["“Good,” says Otto. “It was there. I saw it.”"],
    ],
    [
      "cut no noun off",
      ["You look for footprints of a, and there is no trace."],
      ["You look for footprints, and there is no trace."],
    ],
    ["leave no gap before a comma", ["Sir Otto Finch , comes for the tenth."], ["Sir Otto Finch comes for the tenth."]],
    ["count one of a coin", ["A slice: 1 pounds, and it is yours."], ["A slice: 1 pound, and it is yours."]],
    [
      "have no gap where nothing is left out",
      ["You go in. Here: Otto.", "It rains."],
      ["You go in. Here: Otto.", "It rains."],
    ],
  ])("%s", (_what, parts, reply) => {
    expect(asOneReply(parts)).toEqual(reply);
  });
});

describe("A statement", () => {
  it("beside a question is so, and only the question is answered", async () => {
    const { say, kept } = played(WEIR, "weir", 10);
    await say("");
    const said = await say("The sluice was shut on Sunday. Is Nan Loder here?");
    expect(said).not.toContain("The sluice was shut");
    expect(said).toContain("Nan");
    expect(kept().facts.join(" ")).toContain("sluice was shut on Sunday");
  });

  it("alone is said back", async () => {
    const { say } = played(WEIR, "weir", 10);
    await say("");
    expect(await say("The sluice was shut on Sunday.")).toContain("The sluice was shut on Sunday.");
  });
});
