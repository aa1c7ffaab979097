import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { GraphAnswer } from "#contracts/http/graph";

import { layOut } from "./lay-out.ts";

const graph = (size: number, pairs: readonly (readonly [number, number])[]) =>
  ({
    nodes: Array.from({ length: size }, (_, place) => ({ id: String(place) })),
    edges: pairs.map(([from, to]) => ({ fromEntityId: String(from), toEntityId: String(to) })),
  }) as unknown as GraphAnswer;

const apart = (spots: ReturnType<typeof layOut>, a: number, b: number) => {
  const [first, second] = [spots.get(String(a))!, spots.get(String(b))!];
  return Math.hypot(first.x - second.x, first.y - second.y);
};

const someGraph = fc
  .integer({ min: 2, max: 40 })
  .chain((size) =>
    fc.tuple(fc.constant(size), fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 60 })),
  );

describe("the graph's layout", () => {
  it("puts no two nodes on the same spot and all within reach, for any graph", () => {
    fc.assert(
      fc.property(someGraph, ([size, pairs]) => {
        const spots = layOut(graph(size, pairs));
        for (let a = 0; a < size; a += 1) {
          expect(Math.abs(spots.get(String(a))!.x)).toBeLessThan(5_000);
          for (let b = a + 1; b < size; b += 1) expect(apart(spots, a, b)).toBeGreaterThan(50);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("puts connected nodes nearer to each other than others", () => {
    const spots = layOut(
      graph(6, [
        [0, 1],
        [0, 2],
        [3, 4],
        [3, 5],
      ]),
    );
    expect(Math.max(apart(spots, 0, 1), apart(spots, 3, 4))).toBeLessThan(
      Math.max(apart(spots, 0, 4), apart(spots, 1, 5)),
    );
  });

  it("is the same each time, and empty for an empty graph", () => {
    const same = graph(9, [
      [1, 2],
      [2, 3],
    ]);
    expect(layOut(same)).toEqual(layOut(same));
    expect(layOut(graph(0, [])).size).toBe(0);
  });
});
