import { describe, expect, it } from "vitest";

import { LEXICONS } from "#content/genres";
import { lexiconFor } from "./mixed-lexicon.ts";

describe("genres together", () => {
  it("blend in turn, so that even the first few entries hold all of them", () => {
    const blend = lexiconFor(["norse", "steampunk", "desert"]);
    expect(blend.places.slice(0, 3)).toEqual([
      LEXICONS.norse.places[0],
      LEXICONS.steampunk.places[0],
      LEXICONS.desert.places[0],
    ]);
    expect(blend.hooks).toHaveLength(15);
  });

  it("named twice count once, and none at all is heroic fantasy", () => {
    expect(lexiconFor(["norse", "norse"])).toEqual(LEXICONS.norse);
    expect(lexiconFor([])).toEqual(LEXICONS["heroic-fantasy"]);
  });
});
