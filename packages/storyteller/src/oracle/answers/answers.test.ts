import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { TurnBrief } from "../../ports.ts";
import { briefOf, CAMPAIGN } from "../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../testing/table.fake.ts";
import type { Reading } from "../understand/reading.ts";
import { answer } from "./index.ts";
import { rulesTopicCount } from "./rules.ts";

const READING: Reading = {
  act: "rules",
  target: null,
  also: [],
  parts: [],
  instrument: null,
  topic: "",
  speech: "",
  manner: "plain",
  sure: true,
  alternatives: [],
};

const STORY: StoryState = {
  ...EMPTY_STORY,
  scene: {
    place: "Brackwell",
    time: "dusk",
    day: 2,
    present: ["Captain Ossa Vel"],
    exits: ["the Salt Orchards"],
    question: "Why is the chain silent?",
    pressure: "",
    since: 0,
  },
  cast: [
    {
      name: "Captain Ossa Vel",
      aliases: ["Ossa"],
      role: "leads the Tidewardens",
      attitude: 1,
      want: "the chain to sing again",
      wantKnown: true,
      voice: "",
      hides: "cut the chain herself",
      alive: true,
      place: "Brackwell",
      met: 0,
      touched: 3,
    },
  ],
  threads: [
    {
      title: "The silent chain",
      question: "Why is the chain silent?",
      kind: "mystery",
      steps: ["The chain was cut from above."],
      state: "open",
      truth: "Ossa cut it.",
      touched: 3,
    },
  ],
};

const sheet = fakeSheet({
  inventory: [
    { name: "rope", quantity: 1 },
    { name: "torch", quantity: 3 },
  ],
  resources: [{ name: "Spell slots 1", current: 1, max: 2, rest: "long" }],
});

function ask(act: Reading["act"], playerText: string, more: Partial<TurnBrief> = {}, reading: Partial<Reading> = {}) {
  const table = fakeTable([sheet], "answers");
  const brief = briefOf(CAMPAIGN, table, { number: 4, playerText, story: STORY, ...more });
  const said = answer({ ...READING, act, ...reading }, brief);
  expect([...table.rolls, ...table.effects]).toEqual([]);
  return said;
}

describe("questions to the table", () => {
  it.each([
    ["How does sneak attack work?", /finesse or ranged/u],
    ["what happens if I drop to 0 hp", /death save/iu],
    ["Explain advantage", /two d20/u],
    ["How do spell slots work?", /Slots come back/u],
    ["How does concentration work", /Constitution save/u],
    ["can I take an opportunity attack", /leaves your reach/u],
  ])("explains the rules: %s", (question, said) => expect(ask("rules", question)).toMatch(said));

  it("knows at least forty topics of the rules", () => expect(rulesTopicCount()).toBeGreaterThanOrEqual(40));

  it("says so where it has no such rule", () =>
    expect(ask("rules", "How does the stock market work?")).toContain("no short answer"));

  it.each([
    ["How many hit points do I have?", "28 of 28"],
    ["What's my AC?", "15"],
    ["how much gold do i have", "12 gold pieces"],
    ["What's in my inventory?", "rope, torch (3)"],
    ["Do I have a rope?", "Yes: rope"],
    ["Do I have a lantern?", "No: there is no lantern"],
    ["How many spell slots do I have left?", "Spell slots 1: 1 of 2"],
    ["What is my strength?", "Strength 16 (+3)"],
  ])("reads the sheet: %s", (question, said) => expect(ask("rules", question)).toContain(said));

  it("tells who somebody is, and never what they hide", () => {
    const said = ask("recall", "Who is Ossa?", {}, { target: "Captain Ossa Vel" });
    expect(said).toContain("leads the Tidewardens");
    expect(said).toContain("the chain to sing again");
    expect(said).not.toContain("cut the chain herself");
  });

  it("tells what somebody said, out of the transcript", () => {
    const transcript = [
      {
        turnId: "t",
        number: 3,
        playerText: "I ask Ossa",
        reply: "Captain Ossa Vel frowns. “It stopped on a Tuesday.”",
      },
    ];
    expect(ask("recall", "What did Ossa tell me?", { transcript }, { target: "Captain Ossa Vel" })).toContain(
      "It stopped on a Tuesday",
    );
  });

  it("sums up what happened, and never what is behind it", () => {
    const said = ask("recall", "What happened so far?", { recap: ["met Captain Ossa Vel"] });
    expect(said).toContain("Met Captain Ossa Vel.");
    expect(said).toContain("The chain was cut from above.");
    expect(said).not.toContain("Ossa cut it");
  });

  it("never tells what only the game master may recall", () => {
    const recalled = [
      {
        itemId: "1",
        content: "Ossa Vel poisoned the well",
        kind: "fact",
        turnId: null,
        turnNumber: null,
        reason: "",
        relevance_score: 1,
        secret: true,
      },
    ];
    expect(ask("recall", "What do I know about the well?", { recalled })).not.toContain("poisoned");
  });

  it("says so where the story has not told of a name", () =>
    expect(ask("recall", "Who is Bartleby?")).toContain("has not told anything about Bartleby"));

  it("offers what the scene holds", () => {
    const said = ask("options", "what can I do?");
    expect(said).toContain("“talk to Captain Ossa Vel”");
    expect(said).toContain("“go to the Salt Orchards”");
  });

  it("asks back which of the readings is meant, before anything happens", () => {
    const alternatives = [{ act: "look", target: "Captain Ossa Vel" }] as const;
    const said = ask("fight", "I take her measure", {}, { target: "Captain Ossa Vel", sure: false, alternatives });
    expect(said).toContain("“attack Captain Ossa Vel” or “look at Captain Ossa Vel”");
  });

  it("says that it did not understand, with words that work here", () => {
    const said = ask("nonsense", "asdf qwer");
    expect(said).toContain("did not understand");
    expect(said).toContain("“talk to Captain Ossa Vel”");
  });

  it("leaves acts of the story to the story", () => expect(ask("look", "I look around")).toBeNull());

  it("answers before the first scene, too", () => {
    for (const act of ["rules", "recall", "options", "meta", "nonsense", "stop"] as const)
      expect(ask(act, "where am I and what happened?", { story: EMPTY_STORY })).not.toBe("");
  });
});
