import { expect, it } from "vitest";

import { spread } from "./spread.ts";

it("lets every turn have its say before one turn says more", () => {
  const ranked = [7, 7, 7, 7, 3, null, null, null, 9].map((turnNumber, place) => ({
    place,
    candidate: { turnNumber },
  }));

  expect(spread(ranked, 2).map(({ place }) => place)).toEqual([0, 1, 4, 5, 6, 7, 8, 2, 3]);
});
