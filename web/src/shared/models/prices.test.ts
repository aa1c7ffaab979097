import { describe, expect, it } from "vitest";

import { dollars, priceOf, sumOfPrices } from "./prices.ts";

const tokens = { input: 4_000, output: 500, own: true };
const at = (input: number, output: number) => ({ model: "story-9b", prices: { input, output } });

describe("what a turn costs", () => {
  it("is its tokens at the prices of the connection", () => {
    expect(priceOf("story-9b", tokens, [at(1, 4)])).toBeCloseTo(0.006);
  });

  it("is not known of the site's models, of another model, and without a price", () => {
    expect(priceOf("story-9b", { input: 4_000, output: 500 }, [at(1, 4)])).toBeNull();
    expect(priceOf("another", tokens, [at(1, 4)])).toBeNull();
    expect(priceOf("story-9b", tokens, [{ model: "story-9b", prices: null }])).toBeNull();
  });

  it("is not known if two connections to the model have different prices", () => {
    expect(priceOf("story-9b", tokens, [at(1, 4), at(2, 4)])).toBeNull();
    expect(priceOf("story-9b", tokens, [at(1, 4), at(1, 4)])).toBeCloseTo(0.006);
  });

  it("of an evening is known only if every part is", () => {
    expect(sumOfPrices([0.1, 0.2])).toBeCloseTo(0.3);
    expect(sumOfPrices([0.1, null])).toBeNull();
    expect(sumOfPrices([])).toBeNull();
  });

  it("is written so that small amounts can be read", () => {
    expect([0, 0.004_12, 0.25, 12.5].map(dollars)).toEqual(["$0.00", "$0.0041", "$0.25", "$12.50"]);
  });
});
