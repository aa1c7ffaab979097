import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { mentionedOf, significantWords, words } from "./words.ts";

describe("words of a text", () => {
  it("are folded as the index folds them", () => {
    expect(words("Ëlan's CAFÉ — naïve, 3 times")).toEqual(["elan", "s", "cafe", "naive", "3", "times"]);
  });

  it("keep the letters of other scripts whole", () => {
    expect(words("은빛 자물쇠, がらす, किला")).toEqual(["은빛", "자물쇠", "がらす", "किला"]);
  });

  it("never hold anything FTS5 could read as syntax, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (text) => {
        expect(words(text).filter((word) => !/^[\p{L}\p{N}\p{M}]{1,48}$/u.test(word))).toEqual([]);
      }),
    );
  });
});

describe("telling words of a situation", () => {
  it("leave out what every scene says, and repeats", () => {
    expect(significantWords("I look at the locket. The locket, where is the key?", 24)).toEqual(["locket", "key"]);
  });

  it("are the first and the longest where there are too many, in the order they were said", () => {
    expect(significantWords("rat key ferryman owl lighthouse bell", 4)).toEqual([
      "rat",
      "key",
      "ferryman",
      "lighthouse",
    ]);
  });

  it("are none in silence", () => {
    expect(significantWords("", 24)).toEqual([]);
    expect(significantWords("?!… 🐉", 24)).toEqual([]);
  });
});

describe("words a text mentions", () => {
  it("are found in their other forms", () => {
    const mentioned = mentionedOf(["lockets", "hiding", "wolf", "ring"]);
    expect(mentioned("She hides the locket, and rings a bell.")).toEqual(["lockets", "hiding", "ring"]);
  });
});
