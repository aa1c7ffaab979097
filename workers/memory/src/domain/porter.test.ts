import { expect, it } from "vitest";

import { stem } from "./porter.ts";

// Examples from the paper that describes the algorithm.
it.each([
  ["caresses", "caress"],
  ["ponies", "poni"],
  ["agreed", "agre"],
  ["plastered", "plaster"],
  ["hopping", "hop"],
  ["filing", "file"],
  ["happy", "happi"],
  ["sky", "sky"],
  ["relational", "relat"],
  ["conditional", "condit"],
  ["triplicate", "triplic"],
  ["hopefulness", "hope"],
  ["adoption", "adopt"],
  ["opinion", "opinion"],
  ["probate", "probat"],
  ["rate", "rate"],
  ["controll", "control"],
  ["roll", "roll"],
])("finds the stem of %s", (word, expected) => expect(stem(word)).toBe(expected));

it.each(["", "is", "żółw", "은빛", "1372", "x2ing"])("leaves alone what is no plain word: %j", (word) =>
  expect(stem(word)).toBe(word),
);
