import { describe, expect, it } from "vitest";

import { paragraphs } from "./paragraphs.ts";

const shown = (text: string) =>
  paragraphs(text).map(({ stretches }) => stretches.map((s) => (s.spoken ? `<${s.text}>` : s.text)).join("|"));

describe("the game master's text", () => {
  it("is nothing while nothing was said", () => {
    expect(paragraphs("")).toEqual([]);
    expect(paragraphs("\n \n\r\n")).toEqual([]);
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

  it("knows where each paragraph ends in the text", () => {
    const text = "One.\n\nTwo, longer.";
    expect(paragraphs(text).map(({ end }) => text.slice(0, end))).toEqual(["One.", text]);
  });
});
