import { describe, expect, it } from "vitest";

import { adventureIdeas } from "./adventure-ideas.ts";

describe("adventure ideas of a world", () => {
  it("come only from sections whose heading contains the word adventure", () => {
    const description =
      "## Factions\n- The Tide Court\n\n## Adventure Ideas\n- **The Drowned Bell**: it rings.\n- Find Ilse.";
    expect(adventureIdeas(description)).toEqual(["The Drowned Bell: it rings.", "Find Ilse."]);
  });

  it("are the paragraphs where there is no list", () => {
    expect(adventureIdeas("# Possible ADVENTURES\nA bell rings.\n\nA ship is late.")).toEqual([
      "A bell rings.",
      "A ship is late.",
    ]);
  });

  it("keep an item's second line, and numbered lists", () => {
    expect(adventureIdeas("**Adventures**\n1. A bell rings\n   under the sea.\n2) A ship is late.")).toEqual([
      "A bell rings under the sea.",
      "A ship is late.",
    ]);
  });

  it("take a headed part inside the section as one idea, and end with the section", () => {
    expect(adventureIdeas("## Adventures\n### The Bell\nIt rings.\n## People\n- Hanne")).toEqual([
      "The Bell: It rings.",
    ]);
  });

  it("do not come from a word in the text, nor from adventurers", () => {
    expect(adventureIdeas("An adventure waits.\n\n## Adventurers' Guild\n- Old Corvin")).toEqual([]);
    expect(adventureIdeas("")).toEqual([]);
  });

  it("are named once", () => {
    expect(adventureIdeas("# Adventure\n- Bell\n# Adventure\n- Bell")).toEqual(["Bell"]);
  });
});
