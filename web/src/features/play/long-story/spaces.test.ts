import { describe, expect, it } from "vitest";

import { spacesBefore } from "./spaces.ts";

const GAP = 36;
const TOP = 200;
/** The place of a turn in a list where each turn is 100 px high. */
const place = (index: number) => {
  const start = TOP + index * (100 + GAP);
  return { index, start, end: start + 100 };
};
/** Stacks turns and spaces, and returns where each turn is then. */
const laidOut = (indexes: readonly number[]) => {
  let at = TOP;
  return spacesBefore(indexes.map(place), { top: TOP, gap: GAP }).map((space) => {
    if (space !== null) at += space + GAP;
    const start = at;
    at += 100 + GAP;
    return start;
  });
};

describe("the spaces for what is left out of a long story", () => {
  it("put every turn where it would stand in the whole story", () => {
    for (const shown of [[0, 1, 2], [4, 5, 6, 9], [0, 3], [1], [2, 499, 500]]) {
      expect(laidOut(shown)).toEqual(shown.map((index) => place(index).start));
    }
  });

  it("are only where something is left out", () => {
    expect(spacesBefore([0, 1, 2].map(place), { top: TOP, gap: GAP })).toEqual([null, null, null]);
    expect(spacesBefore([0, 2, 3].map(place), { top: TOP, gap: GAP })).toEqual([null, 100, null]);
  });
});
