import { describe, expect, it } from "vitest";

import type { StoryEvent } from "#contracts/story/events";
import { roundsOf } from "./passing-time.ts";

const turn = { kind: "action", source: "oracle", story: [], inFight: false } as const;
const ELSEWHERE = { type: "scene_opened", by: "game_master", place: "The pier" } as StoryEvent;

describe("the time that a turn takes", () => {
  it("is a round in a fight, a few breaths in a talk, and ten minutes on the way to another scene", () => {
    expect(roundsOf({ ...turn, inFight: true })).toBe(1);
    expect(roundsOf(turn)).toBe(2);
    expect(roundsOf({ ...turn, story: [ELSEWHERE] })).toBe(100);
  });

  it("is no round more where the rules have played the round of a fight", () => {
    const round = { type: "encounter_changed", by: "server", encounter: null } as const;
    expect(roundsOf({ ...turn, inFight: true, story: [round] })).toBe(0);
  });

  it("is none for the opening, for an answer of the table, and for a turn that did not come to its end", () => {
    expect(roundsOf({ ...turn, kind: "opening" })).toBe(0);
    expect(roundsOf({ ...turn, source: "table" })).toBe(0);
    expect(roundsOf({ ...turn, source: null })).toBe(0);
  });
});
