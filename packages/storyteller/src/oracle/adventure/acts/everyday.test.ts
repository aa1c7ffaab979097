import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "../testing/play.fake.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 15 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
const repliesTo = async (...given: Parameters<typeof play>): Promise<string[]> =>
  (await play(...given)).turns.slice(1).map(({ reply }) => reply);
const lastReplyTo = async (...given: Parameters<typeof play>): Promise<string> =>
  (await repliesTo(...given)).at(-1) ?? "";

const KILL = ["Go up to the house", "I stab Mrs Achard", "I stab Mrs Achard again"];

describe("somebody who was killed", () => {
  it("lies where they fell, and does not answer", async () => {
    const replies = await repliesTo("ledger", [...KILL, "I look at the body", "Mrs Achard, where is the key?"]);
    expect(replies[3]).toMatch(/^Mrs Achard lies where she fell\. Grey, with the cuffs/u);
    expect(replies[4]).toMatch(/^Mrs Achard does not answer\. She is dead\./u);
  });

  it("has on them what they carried", async () => {
    const { turns, progress } = await play("ledger", [...KILL, "I take the keys from the body", "search the body"]);
    expect(turns.at(-2)?.reply).toMatch(/^Thirty-one keys/u);
    expect(turns.at(-1)?.reply).toContain("You have been through what Mrs Achard had.");
    expect(progress.clues).toContain("odd-key");
  });

  it("is missed by those who saw it, and is told of as dead elsewhere", async () => {
    const replies = await repliesTo("ledger", [
      ...KILL,
      "Dilly, what do you think of Mrs Achard now?",
      "Go down to the water stairs",
      "Where is Mrs Achard?",
    ]);
    expect(replies[3]).toContain("I’ve not been told what one does");
    expect(replies[5]).not.toContain("not here any more");
  });

  it("is alive in no ending", async () => {
    const adventure = (await loadAdventure("ledger", 1))!;
    const gate = adventure.endings.find(({ id }) => id === "the-gate")!.text;
    const parts = typeof gate === "string" ? [] : gate;
    const ofHer = parts.filter(({ says }) => says.includes("Mrs Achard has") || says.includes("Mrs Achard herself"));
    expect(ofHer.length).toBeGreaterThan(0);
    for (const { when } of ofHer)
      expect(JSON.stringify(when)).toContain('{"person":{"id":"prudence-achard","alive":true}}');
  });
});

describe("a thing that was changed", () => {
  it("stays lit, and can be put out", async () => {
    const replies = await repliesTo("lantern", [
      "I light my captain's lantern",
      "I light it anyway",
      "I light my captain's lantern",
      "I blow out the lantern",
    ]);
    expect(replies[1]).toMatch(/^You light it\. It burns white/u);
    expect(replies[2]).toMatch(/^It is lit\./u);
    expect(replies[3]).toMatch(/^A thumb and a finger\./u);
  });
});

describe("a deed that was asked to be done again", () => {
  it("is done when the player means it, also after a word with somebody", async () => {
    const replies = await repliesTo("ledger", [
      "Go up to the house",
      "I stab Mrs Achard",
      "Dilly, look away",
      "I mean it",
    ]);
    expect(replies[3]).toMatch(/^It is done in a moment/u);
  });
});

describe("a companion who has promised to come", () => {
  it("comes along", async () => {
    const { turns, progress } = await play("lantern", [
      "Promise Annis that I will look for him",
      "Go east to the Third Post",
      "Annis, are you still with me?",
    ]);
    expect(progress.companions).toContain("annis");
    expect(turns.at(-1)?.reply).toMatch(/^Annis is a step behind you\./u);
  });
});

describe("a question about who somebody is", () => {
  it.each([
    ["charts", "who is Captain Thrale?", /^Captain Lucasta Thrale, master of the schooner/u],
    ["charts", "who am I?", /^You are Pip Saltwhistle, halfling bard\./u],
    ["lantern", "who is here with me?", /Annis Lusk, the keeper's granddaughter/u],
    ["lantern", "Annis, what's your grandfather's name?", /^"Tobit," says Annis/u],
  ])("is answered from what is known: %s, %s", async (id, question, answer) => {
    expect(await lastReplyTo(id, [question])).toMatch(answer);
  });
});

describe("what nobody wrote and any player may try", () => {
  it("ties somebody up for as long as the hero stands there", async () => {
    const reply = await lastReplyTo("ledger", ["Go up to the house", "I tie Mrs Achard up with the curtain cord"]);
    expect(reply).toMatch(/^You get it round Mrs Achard, and the knot holds\./u);
    expect(reply).toContain("Dilly will have the knots undone");
  });

  it("serves a beer in a tavern", async () => {
    expect(await lastReplyTo("charts", ["Go to the Dry Anchor", "I order a beer and get very drunk"])).toMatch(
      /sets it in front of you/u,
    );
  });

  it("does not throw away what is not in the hand", async () => {
    expect(await lastReplyTo("ledger", ["Go up to the house", "I throw the name cards out of the window"])).toMatch(
      /^You would have to have it in your hand first\./u,
    );
  });

  it("tells of somebody who is away to the one who is here", async () => {
    const reply = await lastReplyTo("charts", ["I tell her Warden Plume made the lead and sold his own quarter"]);
    expect(reply).not.toContain("is not here");
  });
});
