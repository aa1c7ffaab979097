import { describe, expect, it } from "vitest";

import { importanceOf, isMemoryWorthy, toneOf } from "./memory-worthiness.ts";

const padded = (text: string, length: number) => text.padEnd(length, " .");

describe("memory-worthiness", () => {
  it.each([
    "quest",
    "mission",
    "reward",
    "danger",
    "secret",
    "prophecy",
    "ancient",
    "warning",
    "important",
    "remember",
  ])("a reply over 50 characters with the word %s is worth remembering", (word) => {
    expect(isMemoryWorthy(padded(`The ${word}`, 51))).toBe(true);
    expect(isMemoryWorthy(padded(`THE ${word.toUpperCase()}`, 51))).toBe(true);
  });

  it("50 characters are not enough, and without a key word no length is", () => {
    expect(isMemoryWorthy(padded("A secret", 50))).toBe(false);
    expect(isMemoryWorthy("The rain goes on falling over the quiet fields. ".repeat(20))).toBe(false);
  });

  it("a word that only contains a key word does not count", () => {
    expect(isMemoryWorthy(padded("A question for the secretary about conquest and commission", 80))).toBe(false);
  });
});

describe("importance", () => {
  it("starts at 1", () => {
    expect(importanceOf("")).toBe(1);
    expect(importanceOf("You sit down.")).toBe(1);
  });

  it.each(["quest", "mission", "danger", "secret", "prophecy", "ancient"])("gains 3 for %s", (word) => {
    expect(importanceOf(`A ${word}.`)).toBe(4);
  });

  it.each(["reward", "warning", "important", "remember"])("gains 2 for %s", (word) => {
    expect(importanceOf(`A ${word}.`)).toBe(3);
  });

  it("gains 1 over 200 characters and 1 more over 500", () => {
    expect([200, 201, 500, 501].map((length) => importanceOf("a".repeat(length)))).toEqual([1, 2, 2, 3]);
  });

  it("adds these up, each kind of word once, and never passes 10", () => {
    expect(importanceOf("A quest, a mission and a reward.")).toBe(6);
    const everything = "quest mission danger secret prophecy ancient reward warning important remember ".repeat(20);
    expect(importanceOf(everything)).toBe(8);
    expect(importanceOf(everything)).toBeLessThanOrEqual(10);
  });
});

describe("tone", () => {
  it.each([
    ["angry", "He snarls, furious, and shouts at the guard."],
    ["happy", "She laughs with joy; everybody is smiling."],
    ["sad", "Sorrow fills the hall, and the widow weeps."],
    ["suspicious", "Corvin suspects a trick and stays wary."],
    ["grateful", "“Thank you,” she says, grateful beyond words."],
    ["mysterious", "A strange riddle is whispered by the veiled figure."],
    ["urgent", "Hurry! There is no time, you must leave at once!"],
    ["neutral", "The door is made of oak."],
  ])("hears %s", (tone, text) => expect(toneOf(text)).toBe(tone));

  it("goes with the stronger voice where several speak", () => {
    expect(toneOf("She smiles, but weeps with grief and sorrow.")).toBe("sad");
    expect(toneOf("")).toBe("neutral");
  });
});
