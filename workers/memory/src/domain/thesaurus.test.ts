import { describe, expect, it } from "vitest";

import { answering, lemma } from "./thesaurus.ts";

const none = new Set<string>();

describe("the thesaurus", () => {
  it("answers a kind with what belongs to it, and not the other way round", () => {
    expect(answering("weapons", none)).toEqual(expect.arrayContaining(["axe", "sword"]));
    expect(answering("axe", none)).not.toContain("weapon");
  });

  it("knows a word in all its forms", () => {
    expect(answering("stole", none)).toEqual(answering("steal", none));
    expect(lemma("thieves")).toBe(lemma("thief"));
  });

  it("answers no word with itself or with one that was asked for anyway", () => {
    const asked = new Set(["weapon", "sword"].map(lemma));
    const answers = answering("weapon", asked).map(lemma);
    expect(answers).not.toContain(lemma("weapon"));
    expect(answers).not.toContain(lemma("swords"));
    expect(answers).toContain(lemma("axes"));
  });

  it("has nothing to say to what it does not know", () => {
    for (const word of ["", "constructor", "__proto__", "은빛", "xyzzy"]) expect(answering(word, none)).toEqual([]);
  });
});
