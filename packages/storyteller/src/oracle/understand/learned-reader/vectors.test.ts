import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

import stored from "#storyteller/oracle-vectors" with { type: "json" };

import { Vectors, wordVectors } from "./vectors.ts";

const two = new Vectors({ dimensions: 2, step: 0.5, words: "hop whisper bake", values: "hggiff" });

it("A word of the message has the numbers that were stored for it", () => {
  expect([...(two.of("hop") ?? [])]).toEqual([0.5, 0]);
  expect([...(two.of("whisper") ?? [])]).toEqual([0, 1]);
});

it("An inflected or stretched word is found by its dictionary form, and gibberish is not found", () => {
  expect(two.of("hopping")).toEqual(two.of("hop"));
  expect(two.of("whispers")).toEqual(two.of("whisper"));
  expect(two.of("baked")).toEqual(two.of("bake"));
  expect(two.of("hooooop")).toEqual(two.of("hop"));
  expect(two.of("qwpo")).toBeNull();
  expect(two.of("")).toBeNull();
});

it("Words of play that newspapers seldom use have vectors", () => {
  for (const word of ["tiptoe", "whisper", "rummage", "haggle", "skulk", "eavesdrop"])
    expect(wordVectors().of(word), word).not.toBeNull();
});

it("The file is small enough to be read before the first message", () => {
  expect(gzipSync(JSON.stringify(stored)).length).toBeLessThanOrEqual(1.3 * 1024 * 1024);
});
