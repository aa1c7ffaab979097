import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { asSentence, clip, plainLine } from "./sentences.ts";

describe("a player's words inside Markdown", () => {
  it("open no heading, list, quote, code, link, image, table or tag, and break no line", () => {
    const hostile =
      "# Big\n\n- one\n> two\n```js\nalert(1)\n```\n<script>alert(2)</script> ![x](http://e.x/y.png) [a](b) |c|d|\n---\n1. three";
    const tame = plainLine(hostile);
    expect(tame).not.toMatch(/[\n#`<>[\]|*_~\\]/u);
    for (const word of ["Big", "one", "two", "alert(1)", "script", "three"]) expect(tame).toContain(word);
  });

  it("keep every letter and number whatever is thrown at them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const tame = plainLine(text);
        expect(tame).not.toMatch(/[\n\r#`<>[\]|*_~\\]/u);
        expect(tame.replace(/\P{L}/gu, "")).toBe(text.normalize("NFC").replace(/\P{L}/gu, ""));
      }),
    );
  });

  it("are clipped at a sentence, else at a word, and close like a sentence", () => {
    expect(clip("One two. Three four. Five.", 20)).toBe("One two. Three four.");
    expect(clip("onetwo threefour five", 14)).toBe("onetwo…");
    expect(clip("short", 14)).toBe("short");
    expect(asSentence("The bells ring")).toBe("The bells ring.");
    expect(asSentence("The bells ring!”")).toBe("The bells ring!”");
  });
});
