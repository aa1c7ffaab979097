import { expect, it } from "vitest";

import { productsOf, WordProducts } from "./products.ts";

/** Two filters that see three numbers of a word: two of its vector, and one of what else is known of it. */
const WEIGHTS = [Float32Array.of(1, 10, 2, 20, 3, 30), Float32Array.of(4, 40, 5, 50, 6, 60)];
const products = () => new WordProducts(WEIGHTS, 2, 2);
const row = (vector: Float32Array | null, known: number) => Float32Array.of(...(vector ?? [0, 0]), known);

it("The products are the sums of each number with its weights, filter by filter", () => {
  expect([...productsOf(WEIGHTS, 2, Float32Array.of(1, 2, 1), 0, 3)]).toEqual([8, 80, 20, 200]);
  expect([...productsOf(WEIGHTS, 2, Float32Array.of(1, 2, 1), 2, 3)]).toEqual([3, 30, 6, 60]);
});

it("A word that was in another message has the same products, with what is known of it here", () => {
  const [kept, vector] = [products(), Float32Array.of(1, 2)];
  for (const known of [0, 1, 2, 1])
    expect(kept.of(vector, row(vector, known))).toEqual(productsOf(WEIGHTS, 2, row(vector, known), 0, 3));
});

it("What a caller does with the products of a word changes nothing for the next one", () => {
  const [kept, vector] = [products(), Float32Array.of(1, 2)];
  kept.of(vector, row(vector, 0)).fill(0);
  expect(kept.of(vector, row(vector, 0))).toEqual(productsOf(WEIGHTS, 2, row(vector, 0), 0, 3));
});

it("A word without a vector has only what is known of it", () => {
  expect([...products().of(null, row(null, 1))]).toEqual([3, 30, 6, 60]);
});

it("More words than are kept have their own products, too", () => {
  const kept = products();
  for (let word = 0; word < 1500; word++) {
    const vector = Float32Array.of(word, 1);
    expect(kept.of(vector, row(vector, 0))).toEqual(productsOf(WEIGHTS, 2, row(vector, 0), 0, 3));
  }
});
