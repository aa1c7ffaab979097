import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import { blocksOf } from "./paragraphs.ts";

const roll = (number: number): Roll => ({
  number,
  notation: "1d6",
  label: "",
  characterId: null,
  dice: [],
  total: 4,
  check: null,
});

/** Writes the blocks as lines of text: speech in angle brackets, a roll as its number, an exchange with its rolls. */
const written = (text: string, ...places: { readonly at: number; readonly round?: number }[]) =>
  blocksOf(
    text,
    places.map(({ at, round }, number) => ({
      roll: round === undefined ? roll(number) : { ...roll(number), fight: { round, by: "Mira", on: "the wolf" } },
      at,
    })),
  ).map((block) =>
    block.type === "roll"
      ? block.placed.roll.number
      : block.type === "exchange"
        ? `round ${block.round}: ${block.rolls.map(({ number }) => number).join()}`
        : block.stretches
            .map(({ spoken, stressed, text }) =>
              (stressed ? `_${text}_` : text).replace(/^.*$/su, spoken ? "<$&>" : "$&"),
            )
            .join("|"),
  );

/** The same for rolls outside a fight. */
const shown = (text: string, ...places: number[]) => written(text, ...places.map((at) => ({ at })));

describe("the game master's text", () => {
  it.each([
    ["„Setz dich“, sagt er. „Du bist spät.“", "<„Setz dich“>|, sagt er. |<„Du bist spät.“>"],
    ["«Assieds-toi», dit-il.", "<«Assieds-toi»>|, dit-il."],
    ["“Sit,” he says. “You", "<“Sit,”>| he says. |<“You>"],
  ])("knows speech by the marks of its language: %s", (words, parts) => expect(shown(words)).toEqual([parts]));

  it("stresses what stands between asterisks, and leaves asterisks that stress nothing", () => {
    expect(shown("*Name a thing.* You *could*, too.")).toEqual(["_Name a thing._| You |_could_|, too."]);
    expect(shown("**Run!** *“Now,”* she says.")).toEqual(["_Run!_| |<_“Now,”_>| she says."]);
    expect(shown("3 * 4 * 5, and *an end that has not come")).toEqual(["3 * 4 * 5, and *an end that has not come"]);
  });

  it("is nothing while nothing was said", () => {
    expect(shown("")).toEqual([]);
    expect(shown("\n \n\r\n")).toEqual([]);
  });

  it("breaks into paragraphs at any run of line breaks", () => {
    expect(shown("The door gives.\n\nBeyond it, stairs.\r\nAnd cold.")).toEqual([
      "The door gives.",
      "Beyond it, stairs.",
      "And cold.",
    ]);
  });

  it("tells speech from telling", () => {
    expect(shown("“You came,” he says. “Why?”")).toEqual(["<“You came,”>| he says. |<“Why?”>"]);
    expect(shown('She nods. "Go."')).toEqual(['She nods. |<"Go.">']);
  });

  it("colours a sentence that is still being spoken, to the end of its paragraph only", () => {
    expect(shown("He turns. “You came ba")).toEqual(["He turns. |<“You came ba>"]);
    expect(shown("“Listen\nThe wind.")).toEqual(["<“Listen>", "The wind."]);
  });

  it("does not take an apostrophe for speech", () => {
    expect(shown("Corvin's lamp ’tis lit.")).toEqual(["Corvin's lamp ’tis lit."]);
  });

  it("shows markup as the characters it is made of", () => {
    expect(shown("<img src=x onerror=alert(1)>")).toEqual(["<img src=x onerror=alert(1)>"]);
  });
});

describe("dice in the text", () => {
  it("stand before it where they fell first, in their order", () => {
    expect(shown("Stones fall.", 0, 0)).toEqual([0, 1, "Stones fall."]);
  });

  it("stand between what was tried and what came of it", () => {
    expect(shown("You leap. You land.", 10)).toEqual(["You leap.", 0, "You land."]);
    expect(shown("You leap.\n\nYou land.", 11)).toEqual(["You leap.", 0, "You land."]);
  });

  it("cut no word in two", () => {
    expect(shown("You leap. You land.", 6)).toEqual(["You leap.", 0, "You land."]);
  });

  it("are shown wherever they say they fell", () => {
    expect(shown("You leap.", 999, 3)).toEqual(["You leap.", 0, 1]);
    expect(shown("", 40)).toEqual([0]);
  });

  it("lose and repeat no word", () => {
    const text = "You leap. “Now!” she says.\n\nYou land, badly.";
    for (let at = 0; at <= text.length; at++) {
      const words = shown(text, at).filter((line) => line !== 0);
      expect(words.join(" ").replaceAll(/[<>|]/gu, "").replaceAll(/\s+/gu, " ")).toBe(text.replaceAll(/\s+/gu, " "));
    }
  });
});

describe("the rolls of a fight", () => {
  it("are one block for each round, and a roll outside the fight stays by itself", () => {
    expect(written("", { at: 0 }, { at: 0, round: 1 }, { at: 0, round: 1 }, { at: 0, round: 2 }, { at: 0 })).toEqual([
      0,
      "round 1: 1,2",
      "round 2: 3",
      4,
    ]);
  });

  it("are parted where the story goes on between them", () => {
    expect(written("It turns. It bites.", { at: 9, round: 1 }, { at: 9, round: 1 }, { at: 19, round: 1 })).toEqual([
      "It turns.",
      "round 1: 0,1",
      "It bites.",
      "round 1: 2",
    ]);
  });

  it("grow one by one into the block that stands already", () => {
    const places = [1, 2, 3].map((count) => Array.from({ length: count }, () => ({ at: 0, round: 1 })));
    expect(places.map((each) => written("", ...each))).toEqual([["round 1: 0"], ["round 1: 0,1"], ["round 1: 0,1,2"]]);
  });
});
