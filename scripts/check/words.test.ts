import { describe, expect, it } from "vitest";

import { privateWords } from "./words.ts";

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
