import { expect, it } from "vitest";

import { isSlowAfter, recallPatience, slowTurnsAfter } from "./recall-patience.ts";

const slowAfter = (firstTexts: readonly number[]): boolean => isSlowAfter(firstTexts.reduce(slowTurnsAfter, 0));

it("calls a narrator slow after three slow turns in a row, and quick again after one quick turn", () => {
  expect(slowAfter([4_000, 5_000])).toBe(false);
  expect(slowAfter([4_000, 5_000, 3_001])).toBe(true);
  expect(slowAfter([4_000, 5_000, 9_000, 4_000, 800])).toBe(false);
});

it("waits longer for memory only where an embedding model is asked beside a slow narrator", () => {
  expect(recallPatience(true, true)).toEqual({ recallMs: 1_100, vectorsMs: 950 });
  for (const [asksModel, isSlow] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    expect(recallPatience(asksModel, isSlow)).toEqual({ recallMs: 300, vectorsMs: 150 });
  }
});
