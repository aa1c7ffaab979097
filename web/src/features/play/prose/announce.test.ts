import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import { newTurn, type StoryTurn } from "../turn/story-turn.ts";
import { announce, NOTHING_READ } from "./announce.ts";

const blank = newTurn("t1", "action", "I wait.", "2026-09-15T20:00:00.000Z", "open");
const roll: Roll = {
  number: 0,
  notation: "1d6",
  label: "falling stones",
  characterId: null,
  dice: [{ sides: 6, value: 4, kept: true }],
  total: 4,
  check: null,
};
const hurt = { type: "hit_points", characterId: "mira", delta: -4, reason: "stones" } as const;

describe("what is read out of a turn", () => {
  it("is the roll, then what is told of it, then what it changed, each once", () => {
    const now: StoryTurn = { ...blank, text: "Stones fall. You", rolls: [{ roll, at: 0 }], effects: [hurt] };
    const first = announce(now, NOTHING_READ, () => "Mira loses 4 hit points");
    expect(first.lines).toEqual(["Falling stones: 4. 1d6: 4.", "Stones fall.", "Mira loses 4 hit points"]);
    expect(announce(now, first.read, () => "again").lines).toEqual([]);
    const over: StoryTurn = { ...now, text: "Stones fall. You bleed.", state: "complete" };
    expect(announce(over, first.read, () => "again").lines).toEqual(["You bleed."]);
  });
});
