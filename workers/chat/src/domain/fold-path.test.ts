import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import { MIRA as MIRA_SHEET } from "#contracts/entities/mira.fake";
import { EMPTY_STORY } from "#contracts/story/state";
import {
  fitsParty,
  foldTurns,
  SNAPSHOT_EVERY,
  SNAPSHOT_WITHIN,
  snapshotPlace,
  initialSnapshot,
  type TurnChanges,
} from "./fold-path.ts";

const AT = "2026-09-15T20:00:00.000Z";
const MIRA: Character = {
  ...MIRA_SHEET,
  id: "mira-1",
  userId: "u",
  campaignId: "c",
  classes: [...MIRA_SHEET.classes],
  skills: [...MIRA_SHEET.skills],
  createdAt: AT,
  updatedAt: AT,
};

const turn = (number: number, more: Partial<TurnChanges> = {}): TurnChanges => ({
  turnId: `t${number}`,
  number,
  effects: [],
  story: [],
  late: [],
  memo: null,
  ...more,
});

const anyTurn = fc.record({
  delta: fc.integer({ min: -6, max: 6 }),
  place: fc.constantFrom("the quay", "the lamp room"),
  item: fc.constantFrom("rope", "oil"),
});
const turnsOf = (changes: readonly { delta: number; place: string; item: string }[]): TurnChanges[] =>
  changes.map(({ delta, place, item }, at) =>
    turn(at + 1, {
      effects: [
        { type: "hit_points", characterId: MIRA.id, delta, reason: "" },
        { type: "item", characterId: MIRA.id, name: item, delta: 1, reason: "" },
      ],
      story: [{ type: "scene_changed", by: "game_master", place }],
    }),
  );

describe("story and sheets along a path", () => {
  it("are the same folded at once or from a snapshot anywhere on the way", () => {
    fc.assert(
      fc.property(fc.array(anyTurn, { maxLength: 60 }), fc.nat(60), (changes, cut) => {
        const turns = turnsOf(changes);
        const at = Math.min(cut, turns.length);
        const snapshot = JSON.parse(
          JSON.stringify(foldTurns(initialSnapshot([MIRA]), turns.slice(0, at))),
        ) as ReturnType<typeof initialSnapshot>;
        expect(foldTurns(snapshot, turns.slice(at))).toEqual(foldTurns(initialSnapshot([MIRA]), turns));
      }),
    );
  });

  it("are never folded from a sheet that the player has changed since", () => {
    const snapshot = initialSnapshot([MIRA]);
    expect(fitsParty(snapshot, [MIRA])).toBe(true);
    expect(fitsParty(snapshot, [{ ...MIRA, updatedAt: "2030-01-01T00:00:00.000Z" }])).toBe(false);
    expect(fitsParty(snapshot, [MIRA, { ...MIRA, id: "another" }])).toBe(false);
  });

  it("keep the last change of each thing that came or went", () => {
    const turns = turnsOf([
      { delta: 0, place: "the quay", item: "rope" },
      { delta: 0, place: "the quay", item: "oil" },
      { delta: 0, place: "the quay", item: "rope" },
    ]);
    expect(foldTurns(initialSnapshot([MIRA]), turns).items.map(({ name, turnNumber }) => [name, turnNumber])).toEqual([
      ["oil", 2],
      ["rope", 3],
    ]);
  });

  it("get a snapshot often enough that the next fold finds it, and not so near the end that a late change undoes it", () => {
    let since = 0;
    for (let played = 1; played <= 500; played += 1) {
      since += 1;
      const place = snapshotPlace(since);
      if (place !== null) {
        expect(since - 1 - place).toBeGreaterThanOrEqual(8);
        since = since - 1 - place;
      }
      expect(since).toBeLessThan(SNAPSHOT_WITHIN);
    }
    expect(snapshotPlace(SNAPSHOT_EVERY)).toBeNull();
  });

  it("have the story of a turn of release 0.1.0 from its memo, and nothing where there is none", () => {
    expect(foldTurns(initialSnapshot([MIRA]), [turn(1, { story: null })]).story).toEqual(EMPTY_STORY);
  });
});
