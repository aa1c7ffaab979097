import { describe, expect, it } from "vitest";

import { DETAIL_LEVELS, ELEMENTS, GENRES, labelOf, MAGIC_LEVELS } from "./options.ts";

describe("the option lists", () => {
  it("has 16 genres, 6 magic levels, 29 elements and 5 detail levels, each once", () => {
    for (const [list, count] of [
      [GENRES, 16],
      [MAGIC_LEVELS, 6],
      [ELEMENTS, 29],
      [DETAIL_LEVELS, 5],
    ] as const) {
      expect(new Set(list.map((option) => option.value)).size).toBe(count);
    }
  });

  it("shows the labels in full", () => {
    expect(labelOf(MAGIC_LEVELS, "none")).toBe("No Magic");
    expect(labelOf(MAGIC_LEVELS, "ubiquitous")).toBe("Ubiquitous Magic");
    expect(labelOf(GENRES, "oriental")).toBe("Eastern/Oriental");
  });
});
