import { describe, expect, it } from "vitest";

import { pieceName } from "./piece-name.ts";

const heroes = new Map([["c1", "Mira Vance"]]);

describe("a piece of the prompt is called", () => {
  it.each([
    ["transcript", "turns 3–17", "Turns 3 to 17"],
    ["summaries", "turn 4", "Turn 4"],
    ["story", "threads", "Open threads"],
    ["card", "hero c1", "Mira Vance, who they are"],
    ["card", "hero gone", "A hero, who they are"],
    ["sheet", "c1", "The sheet of Mira Vance"],
    ["lore", "world:0:History: the war:2", "The world: History: the war"],
    ["lore", "campaign:0::0", "The campaign"],
    ["recalled", "42", "A memory"],
    ["recalled", "recap", "What the heroes did last"],
    ["secrets", "s1", "A secret"],
    ["player", "news 0", "What the table did"],
    ["note", "something new", "something new"],
  ])("in %s, %s: %s", (part, id, name) => {
    expect(pieceName(part, id, heroes)).toBe(name);
  });
});
