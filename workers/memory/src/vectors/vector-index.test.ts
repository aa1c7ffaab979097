import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { quantize } from "./int8.ts";
import { VectorIndex } from "./vector-index.ts";

const unit = (values: readonly number[]): Float32Array => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};
const vector = (dimensions: number) =>
  fc
    .array(fc.integer({ min: -100, max: 100 }), { minLength: dimensions, maxLength: dimensions })
    .filter((values) => values.some((value) => value !== 0))
    .map(unit);
const likeness = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

function shelfOf(vectors: readonly Float32Array[], dimensions: number): VectorIndex {
  const shelf = new VectorIndex(dimensions);
  vectors.forEach((one, at) => shelf.put(at + 1, quantize(one)));
  return shelf;
}

describe("a shelf of vectors", () => {
  it("finds the most alike, best first, as well as eight bits can tell", () => {
    fc.assert(
      fc.property(fc.array(vector(19), { minLength: 1, maxLength: 40 }), vector(19), (vectors, question) => {
        const found = shelfOf(vectors, 19).nearest(question, 5);
        const exact = vectors.map((one) => likeness(one, question)).toSorted((a, b) => b - a);

        expect(found).toHaveLength(Math.min(5, vectors.length));
        found.forEach(({ itemId, similarity }, at) => {
          expect(similarity).toBeCloseTo(likeness(vectors[itemId - 1]!, question), 1);
          expect(similarity).toBeCloseTo(exact[at]!, 1);
        });
        expect(found.map(({ similarity }) => similarity)).toEqual(
          found.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
        );
      }),
    );
  });

  it("keeps each item's latest vector, and none of those taken out", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(vector(4)))), (steps) => {
        const shelf = new VectorIndex(4);
        const kept = new Map<number, Float32Array>();
        for (const [itemId, values] of steps) {
          if (!values) {
            shelf.drop(itemId);
            kept.delete(itemId);
            continue;
          }
          shelf.put(itemId, quantize(values));
          kept.set(itemId, values);
        }
        const question = unit([1, 2, 3, 4]);
        const found = new Map(shelf.nearest(question, 100).map((match) => [match.itemId, match.similarity]));

        expect(new Set(found.keys())).toEqual(new Set(kept.keys()));
        for (const [itemId, values] of kept) expect(found.get(itemId)).toBeCloseTo(likeness(values, question), 1);
      }),
    );
  });

  it("finds what points the same way among thousands that do not", () => {
    // A linear congruential generator, so that every run has the same vectors.
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
    const any = () => unit(Array.from({ length: 96 }, random));
    const question = any();
    const crowd = Array.from({ length: 5_000 }, any);
    const alike = Array.from({ length: 20 }, () => any().map((value, at) => value + question[at]!)).map((one) =>
      unit([...one]),
    );
    const found = shelfOf([...crowd, ...alike], 96).nearest(question, 20);

    expect(found.map(({ itemId }) => itemId).toSorted((a, b) => a - b)).toEqual(alike.map((_, at) => 5_001 + at));
  });

  it("has nothing to say of a question of another length, and takes in no such vector", () => {
    const shelf = shelfOf([unit([1, 0])], 2);
    shelf.put(7, quantize(unit([1, 2, 3])));

    expect(shelf.size).toBe(1);
    expect(shelf.nearest(unit([1, 0, 0]), 5)).toEqual([]);
    expect(shelf.nearest(unit([1, 0]), 0)).toEqual([]);
  });
});
