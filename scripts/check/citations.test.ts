import { describe, expect, it } from "vitest";

import { anchorOf, deadCitations, type Repository } from "./citations.ts";

const DOCS: Readonly<Record<string, string>> = {
  "docs/memory.md": "# Memory\n\n## How recall works\n\n**Vectors** find what means the same.\n",
  "docs/decisions/007-share-dice.md": "# 007: Share the dice of a place",
};
const repository: Repository = { files: new Set(Object.keys(DOCS)), read: (file) => DOCS[file] ?? "" };
const faults = (text: string, file = "docs/oracle.md") => deadCitations(file, text, repository);

describe("a citation", () => {
  it("may name a file, a heading, a folder, a decision or another site", () => {
    expect(
      faults(
        "[a](memory.md) [b](memory.md#how-recall-works) [c](decisions/) (decision 007) [d](https://example.com/x.md)",
      ),
    ).toEqual([]);
  });

  it.each([
    ["[a](nothing.md)", "there is no nothing.md"],
    ["[a](memory.md#gone)", "has no heading #gone"],
    ["as decision 099 says", "there is no decision 099"],
    ["see design.md §4", "cites a section of design.md"],
  ])("fails where it leads nowhere: %s", (text, fault) => {
    expect(faults(text)).toEqual([expect.stringContaining(fault)]);
  });

  it("is read in code as well", () => {
    expect(faults("// product.md §2", "web/src/a.ts")).toHaveLength(1);
  });

  it("may quote a heading, or the bold beginning of a paragraph, where it is there", () => {
    expect(faults('// docs/memory.md, "How recall works" docs/memory.md, "Vectors"', "web/src/a.ts")).toEqual([]);
    expect(faults('// docs/memory.md, "How it forgets"', "web/src/a.ts")).toEqual([
      'web/src/a.ts: docs/memory.md has no part "How it forgets"',
    ]);
    expect(faults('// docs/gone.md, "Anything"', "web/src/a.ts")).toEqual(["web/src/a.ts: there is no docs/gone.md"]);
  });

  it("has the anchor that GitHub makes of a heading", () => {
    expect(anchorOf("What it costs: a turn's tokens")).toBe("what-it-costs-a-turns-tokens");
  });
});
