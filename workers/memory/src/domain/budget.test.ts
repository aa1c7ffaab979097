import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fitBudget } from "./budget.ts";

const memory = (content: string, pinned = false) => ({ content, pinned });

describe("the recall budget", () => {
  it("is given to pinned memories first, then to the best", () => {
    const ranked = [memory("best"), memory("good"), memory("pinned", true)];

    expect(fitBudget(ranked, 2, 100)).toEqual([memory("pinned", true), memory("best")]);
  });

  it("passes over what is too long for what is left", () => {
    expect(fitBudget([memory("12345"), memory("1234567"), memory("123")], 10, 8)).toEqual([
      memory("12345"),
      memory("123"),
    ]);
  });

  it("is never exceeded", () => {
    const anything = fc.array(fc.record({ content: fc.string({ maxLength: 50 }), pinned: fc.boolean() }));
    fc.assert(
      fc.property(anything, fc.nat(20), fc.nat(200), (ranked, limit, budget) => {
        const chosen = fitBudget(ranked, limit, budget);
        expect(chosen.length).toBeLessThanOrEqual(limit);
        expect(chosen.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(budget);
      }),
    );
  });
});
