import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { passages } from "./passages.ts";

const paragraph = (words: number): string => Array.from({ length: words }, (_, n) => `word${n}`).join(" ");

describe("a description in passages", () => {
  it("keeps paragraphs together while they are short, and a heading with what follows", () => {
    expect(passages("A town.\n\nA river.\n\n\n## Story hooks\n\nA bell.")).toEqual([
      "A town.\nA river.\n## Story hooks\nA bell.",
    ]);
    const long = paragraph(100);
    expect(passages(`${long}\n\n## Story hooks\n\n${long}`)).toEqual([long, `## Story hooks\n${long}`]);
  });

  it("cuts a long paragraph between sentences", () => {
    const sentence = `${paragraph(40)}.`;
    expect(passages([sentence, sentence, sentence, sentence].join(" "))).toEqual([
      `${sentence}\n${sentence}`,
      `${sentence}\n${sentence}`,
    ]);
  });

  it("says all of any text, in order, in bounded pieces of whole characters", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 3_000 }),
      fc
        .array(fc.constantFrom("word", "\n\n", ". ", "# ", "🐉", "x".repeat(900)), { maxLength: 300 })
        .map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, (description) => {
        const found = passages(description);
        const letters = (of: string): string => of.replaceAll(/\s+/gu, "");
        expect(letters(found.join(""))).toBe(letters(description));
        for (const passage of found) {
          expect(passage.isWellFormed()).toBe(true);
          expect(passage.length).toBeLessThanOrEqual(1_600);
        }
      }),
    );
  });

  it("are none of nothing", () => expect(passages(" \n\n ")).toEqual([]));
});
