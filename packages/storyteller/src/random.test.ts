import { describe, expect, it } from "vitest";

import { createRandom } from "./random.ts";

const draws = (seed: string, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe("the story's choices", () => {
  it("repeat from the same seed and differ from another, even one character away", () => {
    expect(draws("ember", 50)).toEqual(draws("ember", 50));
    for (const other of ["Ember", "ember ", "embers", ""]) expect(draws(other, 5)).not.toEqual(draws("ember", 5));
  });

  it("spread evenly, first draws of neighbouring seeds included", () => {
    for (const sample of [draws("one", 10_000), Array.from({ length: 10_000 }, (_, i) => draws(`seed-${i}`, 1)[0]!)]) {
      const bins = Array.from({ length: 10 }, () => 0);
      for (const value of sample) bins[Math.floor(value * 10)]!++;
      for (const bin of bins) expect(Math.abs(bin - 1_000)).toBeLessThan(150);
    }
  });

  it("reach both ends of a range and nothing outside it", () => {
    const random = createRandom("range");
    const seen = new Set(Array.from({ length: 200 }, () => random.int(3, 6)));
    expect(seen).toEqual(new Set([3, 4, 5, 6]));
  });

  it("shuffle and sample without losing, doubling or touching the list", () => {
    const list = Object.freeze([1, 2, 3, 4, 5]);
    const random = createRandom("cards");
    expect(random.shuffle(list).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(random.sample(list, 3)).size).toBe(3);
    expect(random.sample(list, 9)).toHaveLength(5);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it("fork into streams that do not depend on how far the parent ran", () => {
    const parent = createRandom("parent");
    const early = parent.fork("names").next();
    parent.next();
    expect(parent.fork("names").next()).toBe(early);
    expect(parent.fork("places").next()).not.toBe(early);
  });
});
