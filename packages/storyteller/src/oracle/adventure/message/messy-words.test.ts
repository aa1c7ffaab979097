import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "../testing/play.fake.ts";
import { spelled } from "./spelling.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 14 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
const lastReply = async (id: string, script: readonly string[], way?: Way): Promise<string> =>
  (await play(id, script, way)).turns.at(-1)?.reply ?? "";

describe("contractions without their apostrophe", () => {
  it.each([
    ["whos that and whats it for", "who's that and what's it for"],
    ["i dont know, ill look", "i don't know, i'll look"],
    ["im sure youre ill", "i'm sure you're ill"],
    ["its wheel", "its wheel"],
  ])("“%s” is “%s”", (text, expected) => {
    expect(spelled(text)).toBe(expected);
  });
});

describe("a person whom a message calls", () => {
  it("answers if the name stands in the middle of two questions", async () => {
    const reply = await lastReply("charts", ["how long have you run this place bess, and what should i do tonight?"]);
    expect(reply).toMatch(/Since before you,” says Bess. “Twenty-two years/u);
  });

  it("answers if only the name comes first", async () => {
    expect(await lastReply("charts", ["bess you ok?"])).toContain("says Bess");
  });

  it("is elsewhere, and nobody else answers for them", async () => {
    expect(await lastReply("charts", ["mr gonne who is selling this"])).toMatch(/Gonne is not here/u);
  });

  it("may be called by what they look like", async () => {
    expect(await lastReply("first-evening", ["outside", "shove the guy in the hat"])).toContain("Aldous");
  });

  it("is never shown because of a deed that names somebody's things", async () => {
    expect(await lastReply("charts", ["listen to the fiddle and count the beats"])).not.toContain("plum coat");
  });
});

describe("words that point ahead", () => {
  it("search nothing", async () => {
    const { turns } = await play("lantern", ["look at the lamp on the sill", "whats next"]);
    expect(turns.at(-1)?.reply).not.toMatch(/unscrew the font/u);
  });
});

describe("a deed that anybody tries", () => {
  it.each([
    ["charts", ["push them away from the table"], /as far as the wall/u],
    ["charts", ["crawl under and look"], /tarred vellum/u],
    ["charts", ["cut the vellum off with the bread knife and hide it in my shirt"], /flat under your shirt/u],
    ["charts", ["go along the quay to the guild", "jump in the warden's cutter"], /Guild cutter/u],
    ["charts", ["go along the quay to the guild", "read the memorial"], /daisy/u],
    ["lantern", ["ask the carters about their bet"], /They are not speaking/u],
    ["ledger", ["what's the letter say", "read the letter"], /underlined/u],
  ])("in %s is done: %s", async (id, script, expected) => {
    expect(await lastReply(id, script)).toMatch(expected);
  });

  it("never gets an empty answer", async () => {
    const script = ["Go east to the Third Post", "hold out the dark lantern and take a step"];
    expect((await lastReply("lantern", script)).trim()).not.toBe("");
  });

  it("is easier after it has failed", async () => {
    const script = ["take the punt to the barge", "bid nine hundred crowns", "bid nine hundred crowns"];
    const { turns } = await play("charts", script, { luck: 1 });
    const against = turns.flatMap(({ rolls }) => rolls.flatMap((roll) => /against (\d+)/u.exec(roll)?.[1] ?? []));
    expect(against.length).toBeGreaterThan(0);
  });
});

describe("an event that must be answered elsewhere", () => {
  it("is only heard of", async () => {
    const { turns } = await play("charts", [
      "go along the quay to the guild",
      ...Array.from({ length: 20 }, () => "wait"),
    ]);
    expect(turns.map(({ reply }) => reply).join(" ")).toContain("Walnut strikes brass");
    expect(turns.map(({ reply }) => reply).join(" ")).not.toContain("Mr Gonne takes his foot away");
  });
});

describe("waiting for somebody", () => {
  it("ends when they come", async () => {
    const script = [
      "Go along the quay to the guild",
      "Go down the water stairs to the cutter",
      "Sail straight for the Combs",
      "Follow the seals",
      "wait for thrale",
    ];
    expect(await lastReply("charts", script, { luck: 18 })).toMatch(/Captain Thrale has come up the sand|“Boats.”/u);
  });
});
