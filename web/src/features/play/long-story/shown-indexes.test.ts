import { describe, expect, it } from "vitest";

import { shownIndexes } from "./shown-indexes.ts";

const inSight = { startIndex: 10, endIndex: 12, overscan: 2, count: 20 };

describe("which turns of a long story stand on the page", () => {
  it("are those in sight and some on either side", () => {
    expect(shownIndexes(inSight, [])).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });

  it("are not more than there are", () => {
    expect(shownIndexes({ ...inSight, startIndex: 0, endIndex: 18 }, [])).toHaveLength(20);
  });

  it("are also those that are kept, each once and in the story's order", () => {
    expect(shownIndexes(inSight, [19, 3, 11, 3])).toEqual([3, 8, 9, 10, 11, 12, 13, 14, 19]);
  });

  it("are never one that the story has lost meanwhile", () => {
    expect(shownIndexes(inSight, [-1, 20])).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });
});
