import { describe, expect, it } from "vitest";

import { diversifyByTurn } from "./diversify-by-turn.ts";

const placesOf = (turns: readonly (number | null)[], most: number, speaks: (id: number) => boolean): number[] =>
  diversifyByTurn(
    turns.map((turnNumber, id) => ({ candidate: { id, turnNumber } })),
    most,
    speaks,
  ).map(({ candidate }) => candidate.id);

describe("what is recalled of each turn", () => {
  it("lets every turn have its say before one turn says more", () => {
    expect(placesOf([7, 7, 7, 7, 3, null, null, null, 9], 2, () => true)).toEqual([0, 1, 4, 5, 6, 7, 8, 2, 3]);
  });

  it("has what only happened beside something stand for its turn where nothing else does, and once", () => {
    const speaking = new Set([1, 4]);
    expect(placesOf([7, 7, 3, 3, 9], 2, (id) => speaking.has(id))).toEqual([1, 2, 4, 0, 3]);
  });
});
