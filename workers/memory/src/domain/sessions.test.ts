import { expect, it } from "vitest";

import { sessionsOf } from "./sessions.ts";

const at = (hours: number): string => new Date(Date.UTC(2026, 8, 15, 18) + hours * 3_600_000).toISOString();

it("knows sittings apart by pauses of four hours", () => {
  const turns = [0, 1, 4.9, 8.9, 9, 33].map((hours, number) => ({ number, at: at(hours) }));
  expect(sessionsOf(turns)).toEqual([
    { startedAt: at(0), endedAt: at(4.9), firstTurn: 0, lastTurn: 2 },
    { startedAt: at(8.9), endedAt: at(9), firstTurn: 3, lastTurn: 4 },
    { startedAt: at(33), endedAt: at(33), firstTurn: 5, lastTurn: 5 },
  ]);
});

it("leaves a turn whose reply was edited later, and those after it, at one sitting", () => {
  const turns = [at(0), at(30), at(1), at(31)].map((when, number) => ({ number, at: when }));
  expect(sessionsOf(turns)).toEqual([
    { startedAt: at(0), endedAt: at(0), firstTurn: 0, lastTurn: 0 },
    { startedAt: at(30), endedAt: at(31), firstTurn: 1, lastTurn: 3 },
  ]);
});

it("has none before anything was told", () => expect(sessionsOf([])).toEqual([]));
