import { describe, expect, it } from "vitest";

import examples from "./self-harm.examples.json";
import { selfHarmIn } from "./self-harm.ts";

const HEROES = ["Mira Vance"];
/** Example messages: `wished` must be answered with care, `played` must be played normally. */
const { wished, played } = examples;

describe("a player's words", () => {
  it("are heard where they wish or do harm to the player or the hero: every one of them", () => {
    expect(wished.length).toBeGreaterThanOrEqual(120);
    expect(wished.filter((message) => selfHarmIn(message, HEROES) === null)).toEqual([]);
  });

  it("are played where they only look like it: a jest, a ritual, a sacrifice, a fight, somebody else's words", () => {
    expect(played.length).toBeGreaterThanOrEqual(120);
    expect(played.filter((message) => selfHarmIn(message, HEROES) !== null)).toEqual([]);
  });

  it("are heard in the language they are said in", () => {
    expect(selfHarmIn("I want to die")).toBe("en");
    expect(selfHarmIn("Ich will sterben")).toBe("de");
  });

  it("are heard in the middle of a longer message, and in any type", () => {
    const before = "I walk along the quay and count the boats. The lamp is out, and nobody is about.";
    for (const words of ["I kill myself.", "i WANNA die", "*kills myself*"]) {
      expect(selfHarmIn(`${before} ${words} Then it is quiet.`), words).toBe("en");
      expect(selfHarmIn(`${before}\n\n${words}`), words).toBe("en");
    }
  });

  it("are the hero's where the message names them, and an NPC's else", () => {
    expect(selfHarmIn("Hanne slits her wrists", ["Mira Vance"])).toBeNull();
    expect(selfHarmIn("Hanne slits her wrists", ["Hanne"])).toBe("en");
    expect(selfHarmIn("Hanne: I want to die", ["Mira Vance"])).toBeNull();
    expect(selfHarmIn("Hanne: I want to die", ["Hanne"])).toBe("en");
  });

  it("are names with anything in them", () => {
    for (const name of ["(", "a.*", "", " ", "🗡️", "x".repeat(500)]) expect(selfHarmIn("I wave.", [name])).toBeNull();
  });
});
