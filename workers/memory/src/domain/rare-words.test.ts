import { expect, it } from "vitest";

import { rareWords } from "./rare-words.ts";

const counted = (times: Record<string, number>) =>
  Object.entries(times).map(([word, count]) => ({ word, times: count }));

it("ranks by the rarest words as far as the matches go", () => {
  expect(rareWords(counted({ sword: 600, locket: 3, dragon: 500 }), 1_000)).toEqual(["locket", "dragon"]);
});

it("leaves out words that no memory has", () => {
  expect(rareWords(counted({ locket: 3, spaceship: 0 }), 1_000)).toEqual(["locket"]);
});

it("ranks by one word at least, be it in every memory", () => {
  expect(rareWords(counted({ sword: 5_000, dragon: 4_000 }), 1_000)).toEqual(["dragon"]);
});
