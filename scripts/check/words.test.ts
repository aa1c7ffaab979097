import { describe, expect, it } from "vitest";

import { awkwardWords, privateWords } from "./words.ts";

describe("words that names do not use", () => {
  it.each([
    ["const told = 1;", "told"],
    ["interface ToldTurn {}", "ToldTurn"],
    ["function f({ hasNews }: { hasNews: boolean }) {}", "hasNews"],
    ["const a = { retold: 1 };", "retold"],
  ])("are found where they are declared: %s", (source, name) => {
    expect(privateWords("web/src/a.ts", source).map((each) => each.name)).toContain(name);
  });

  it("are found in the name of a file", () => {
    expect(privateWords("web/src/told-turn.ts", "").map(({ name }) => name)).toEqual(["told-turn.ts"]);
  });

  it("are no part of another word, of a text, or of a name that is only used", () => {
    expect(privateWords("web/src/a.ts", 'const toldly = "told"; const unfold = tree.told;')).toEqual([]);
  });

  it("may stand where the wire or the disk has them", () => {
    expect(privateWords("packages/contracts/src/http/ledger.ts", "const a = { told: 1 };")).toEqual([]);
  });
});

describe("words that texts do not use", () => {
  it.each([
    ["docs/a.md", "One.\nWhoever plays.", "Whoever", 2],
    ["web/src/a.ts", "// Read anew.", "anew", 1],
    ["web/src/a.test.ts", 'it("is asked anew", run);', "anew", 1],
  ])("are found in %s", (file, source, name, line) => {
    expect(awkwardWords(file, source)).toMatchObject([{ name, line }]);
  });

  it("may be in the prose of stories, and in the allowed phrase of a file", () => {
    expect(awkwardWords("packages/content/src/a.ts", "Whoever knocks.")).toEqual([]);
    expect(awkwardWords("workers/chat/src/game-table.test.ts", '"say anew"')).toEqual([]);
    expect(awkwardWords("workers/chat/src/game-table.test.ts", "begins anew")).toHaveLength(1);
  });
});
