import { describe, expect, it } from "vitest";

import { plainText, truncate } from "./truncate.ts";

describe("a preview", () => {
  it("leaves a short text as it is, but for the space around it", () =>
    expect(truncate("  A quiet inn. ", 20)).toBe("A quiet inn."));
  it("leaves a text of just the limit", () => expect(truncate("abcde", 5)).toBe("abcde"));
  it("ends at a word", () => expect(truncate("The lamp burns blue tonight", 16)).toBe("The lamp burns…"));
  it("keeps a word that ends just before the room does", () => expect(truncate("one two three", 8)).toBe("one two…"));
  it("drops the comma before the ellipsis", () =>
    expect(truncate("Corvin, the keeper of the lamp", 14)).toBe("Corvin, the…"));
  it("cuts inside a word that is longer than the room", () =>
    expect(truncate("a".repeat(50), 10)).toBe(`${"a".repeat(9)}…`));
  it("never halves an emoji", () => expect(truncate("🔥".repeat(20), 10).isWellFormed()).toBe(true));
  it("is never longer than asked", () => {
    for (let limit = 2; limit < 60; limit++) {
      expect(truncate("The toll road is kept by men – hanged; upon it.", limit).length).toBeLessThanOrEqual(limit);
    }
  });
});

describe("Markdown as plain words", () => {
  it("drops headings and marks, keeps what they mark", () => {
    expect(plainText("## Overview\n\nA **drowned** _coast_, [far](https://x.test) away\n- one `two`\n1. three")).toBe(
      "A drowned _coast_, far away one two three",
    );
  });
  it("ends a paragraph without a full stop, so that the next one is a new sentence", () => {
    expect(plainText("## Subtitle\n\nA tale of war\n\n## Overview\nIt began here. \n\nWhy?\n\nNobody knows")).toBe(
      "A tale of war. It began here. Why? Nobody knows",
    );
  });
  it("of nothing but headings is empty", () => expect(plainText("# One\n\n## Two\n")).toBe(""));
  it("leaves stars and hashes that mark nothing", () => expect(plainText("2 * 3 #1")).toBe("2 * 3 #1"));
});
