import { describe, expect, it } from "vitest";

import { paragraphs, plain, readSections } from "./sections.ts";

describe("a description read in sections", () => {
  it("is nothing where nothing was written", () => {
    expect(readSections("")).toEqual([]);
    expect(readSections(" \n\n ")).toEqual([]);
  });

  it("keeps the text before the first heading", () => {
    expect(readSections("A cold coast.\n\n## People\nFishers.")).toEqual([
      { heading: "", depth: 0, body: "A cold coast." },
      { heading: "People", depth: 2, body: "Fishers." },
    ]);
  });

  it("takes a line that is bold as a whole for a heading, but not a bold word in a sentence", () => {
    expect(readSections("**Adventure Hooks:**\nA bell rings.\nThe **old** bell.")).toEqual([
      { heading: "Adventure Hooks", depth: 6, body: "A bell rings.\nThe **old** bell." },
    ]);
  });

  it("does not take a hash inside a fence, or one without a space, for a heading", () => {
    expect(readSections("```\n# not a heading\n```\n#tag")).toHaveLength(1);
  });

  it("reads Windows line ends and closing hashes", () => {
    expect(readSections("# One #\r\nbody\r\n")).toEqual([{ heading: "One", depth: 1, body: "body" }]);
  });

  it("survives lines made to make it stumble", () => {
    expect(readSections(`# ${"#".repeat(10_000)} ${" ".repeat(10_000)}x`)).toHaveLength(1);
    expect(readSections(`**${"a ".repeat(10_000)}`)).toHaveLength(1);
    expect(plain("[".repeat(20_000))).toHaveLength(20_000);
  });
});

describe("plain words", () => {
  it("lose emphasis, code marks and link addresses", () => {
    expect(plain("**The _Drowned_ Bell** rings in [Varrow](https://example.org) at `midnight`")).toBe(
      "The Drowned Bell rings in Varrow at midnight",
    );
  });

  it("keep an underscore or a star inside a word", () => {
    expect(plain("snake_case 2*3")).toBe("snake_case 2*3");
  });

  it("come in paragraphs", () => {
    expect(paragraphs("One\nline.\n\n\n*Two*.")).toEqual(["One line.", "Two."]);
  });
});
