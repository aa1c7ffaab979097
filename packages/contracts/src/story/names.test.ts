import { describe, expect, it } from "vitest";

import { firstName, namesakes, namesInUse } from "./names.ts";
import { EMPTY_STORY } from "./state.ts";

describe("a first name", () => {
  it.each([
    ["Mira", "mira"],
    ["Captain Mira Vance", "mira"],
    ["the miller Odo", "odo"],
    ["Old Bram", "bram"],
    ["Reeve Caldus Orne", "caldus"],
    ["Witwe Hölm", "hölm"],
    ["the tall bandit", ""],
    ["the widow of Bram", ""],
    ["Bram's widow", ""],
    ["Räuber 2", ""],
    ["", ""],
  ])("of %s is “%s”", (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe("the registry of names", () => {
  const member = { role: "", attitude: 0, want: "", wantKnown: false, voice: "", hides: "", alive: false, place: "" };
  const story = {
    ...EMPTY_STORY,
    cast: [{ ...member, name: "Hanne Orre", aliases: ["the keeper"], met: 1, touched: 1 }],
    formerNames: ["Tam Quill"],
  };

  it("knows the party, the dead, other names, and those whom the cast has no room for", () => {
    expect(namesInUse(story, ["Mira Vance"])).toEqual(["Mira Vance", "Hanne Orre", "the keeper", "Tam Quill"]);
  });

  it("finds who has the same first name, but not the same family name or the same whole name", () => {
    const inUse = namesInUse(story, ["Mira Vance"]);
    expect(namesakes("Hanne Brack", inUse)).toEqual(["Hanne Orre"]);
    expect(namesakes("Captain Tam", inUse)).toEqual(["Tam Quill"]);
    expect(namesakes("Brack Orre", inUse)).toEqual([]);
    expect(namesakes("hanne orre", inUse)).toEqual([]);
    expect(namesakes("the tall bandit", [...inUse, "the old bandit"])).toEqual([]);
  });
});
