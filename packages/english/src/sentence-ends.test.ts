import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  endsWhole,
  firstSentence,
  firstSentenceEnd,
  lastSentenceEnd,
  splitSentences,
  trimmedSentences,
  wholeSentence,
} from "./sentence-ends.ts";

const MARKS = fc.constantFrom(
  "Ossa",
  " ",
  "\n",
  "\n\n",
  ".",
  "!",
  "?",
  "…",
  "”",
  "’",
  ")",
  "*",
  "鐘が鳴る",
  "。",
  "」",
  "3.5",
);
const TEXT = fc.array(MARKS, { maxLength: 30 }).map((parts) => parts.join(""));

describe("a text in sentences", () => {
  it("ends one after its closing quotation mark, and not inside a number", () => {
    expect(trimmedSentences("“Sit.” He waits 3.5 hours! Then")).toEqual(["“Sit.”", "He waits 3.5 hours!", "Then"]);
    expect(trimmedSentences("鐘が鳴る。「誰だ？」彼は立つ。")).toEqual(["鐘が鳴る。", "「誰だ？」", "彼は立つ。"]);
  });

  it("is the text again when its sentences are joined", () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        expect(splitSentences(text).join("")).toBe(text);
      }),
    );
  });

  it("has as its first sentence what stands below the headings", () => {
    expect(firstSentence("# Orme\n\nThe lamp is out. Nobody lit it.")).toBe("The lamp is out.");
    expect(firstSentence("\n# Orme\n")).toBe("");
  });
});

describe("a text that is still growing", () => {
  it("has no whole sentence until something follows the full stop", () => {
    expect([wholeSentence("“Sit."), firstSentenceEnd("“Sit.”")]).toEqual([0, 0]);
    expect(wholeSentence("“Sit.” He")).toBe("“Sit.”".length);
    expect(firstSentenceEnd("“Sit.” He")).toBe("“Sit.” ".length);
  });

  it("keeps the end that was found, however it goes on", () => {
    fc.assert(
      fc.property(TEXT, TEXT, (text, more) => {
        const length = wholeSentence(text);
        expect(length === 0 ? 0 : wholeSentence(text + more)).toBe(length);
      }),
    );
  });

  it("ends whole exactly where its last sentence ends", () => {
    expect(endsWhole("The lamp is out.”  ")).toBe(true);
    expect(endsWhole("The lamp is")).toBe(false);
    expect(lastSentenceEnd("The lamp is out. Nobody")).toBe("The lamp is out.".length);
  });
});
